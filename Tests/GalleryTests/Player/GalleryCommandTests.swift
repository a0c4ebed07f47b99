import Foundation
import Testing

@testable import GalleryPrograms

@MainActor
struct GalleryCommandTests {
    @Test func aWrongNameGivesTheListAndCodeTwo() async throws {
        let result = try await #require(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
            await MainActor.run { GalleryCommand.run(["tea", "--outline"]) }
        }
        let output = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(output.hasSuffix("There is no program \"tea\".\n\n\(Program.list)\n"))
    }

    @Test func aWrongOptionGivesCodeTwo() async throws {
        let result = try await #require(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
            await MainActor.run { GalleryCommand.run(["dialog", "--loud"]) }
        }
        let output = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(output.contains("Unknown option --loud. See gallery --help."))
    }

    @Test func theListIsPrintedWithCodeZero() async throws {
        let result = try await #require(processExitsWith: .exitCode(0), observing: [\.standardOutputContent]) {
            await MainActor.run { GalleryCommand.run(["--list"]) }
        }
        #expect(String(decoding: result.standardOutputContent, as: UTF8.self).hasSuffix(Program.list + "\n"))
    }

    @Test func withoutATerminalThereIsOnePicture() async throws {
        let result = try await #require(processExitsWith: .exitCode(0), observing: [\.standardOutputContent]) {
            await MainActor.run { GalleryCommand.run(["dialog", "--play"]) }
        }
        let output = String(decoding: result.standardOutputContent, as: UTF8.self)
        #expect(output.contains("[Throw away]"))
        #expect(output.hasSuffix("--play needs a terminal; this is the first picture.\n"))
    }
}
