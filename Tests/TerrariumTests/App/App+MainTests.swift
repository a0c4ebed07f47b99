import Foundation
import Testing

@testable import Terrarium

private struct HelloApp: App {
    var body: some Scene {
        WindowGroup { Text("Hello") }
    }
}

@MainActor
struct AppMainTests {
    private func check(
        _ arguments: [String], gives size: CGSize = CGSize(width: 393, height: 852), outline: Bool = false,
        problem: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let parsed = AppArguments(arguments)
        #expect(parsed.size == size, sourceLocation: sourceLocation)
        #expect(parsed.showsOutline == outline, sourceLocation: sourceLocation)
        #expect(parsed.problem == problem, sourceLocation: sourceLocation)
    }

    @Test func arguments() {
        check([])
        check(["--outline"], outline: true)
        check(["--size", "390x844"], gives: CGSize(width: 390, height: 844))
        check(["--size", "100.5x0", "--outline"], gives: CGSize(width: 100.5, height: 0), outline: true)
    }

    @Test(arguments: ["", "390", "390x", "-1x5", "nanx5", "infx5", "1x2x3"])
    func sizesThatAreNone(_ text: String) {
        check(
            ["--size", text],
            problem: "--size expects a width and a height in points, such as 390x844, not \"\(text)\".")
    }

    @Test func unknownOptions() {
        check(["--picture"], problem: "Unknown option \"--picture\". Options: --outline, --size WIDTHxHEIGHT.")
    }

    @Test func theProgramPrintsItsPictureAndEnds() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(0), observing: [\.standardOutputContent]
        ) {
            await MainActor.run {
                HelloApp.run(AppArguments(["--size", "64x16"]))
            }
        }
        #expect(
            String(decoding: result.standardOutputContent, as: UTF8.self).hasSuffix(
                "+--------+\n| Hello  |\n+--------+\n"))
    }

    @Test func theProgramPrintsItsOutlineAndEnds() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(0), observing: [\.standardOutputContent]
        ) {
            await MainActor.run {
                HelloApp.run(AppArguments(["--size", "64x16", "--outline"]))
            }
        }
        let output = String(decoding: result.standardOutputContent, as: UTF8.self)
        #expect(output.hasSuffix("window @0,0 64x16\n  Text \"Hello\" @12,0 40x16\n"))
    }

    @Test func aWrongOptionEndsTheProgramWithCodeTwo() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                HelloApp.run(AppArguments(["--wrong"]))
            }
        }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("Unknown option \"--wrong\""))
    }
}
