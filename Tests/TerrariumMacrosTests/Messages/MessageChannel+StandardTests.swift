import Foundation
import Testing

@testable import TerrariumMacros

/// Runs the plugin as the compiler does, as a process of its own.
@Suite struct MessageChannelStandardTests {
    struct Outcome {
        var output: [UInt8]
        var errors: String
        var status: Int32
    }

    /// Sends `input` to the plugin's standard input, closes it, and waits for the plugin to end.
    func run(input: [UInt8]) throws -> Outcome {
        let process = Process()
        let plugin = try #require(Self.plugin)
        process.executableURL = plugin
        let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
        process.standardInput = stdin
        process.standardOutput = stdout
        process.standardError = stderr
        try process.run()
        try stdin.fileHandleForWriting.write(contentsOf: Data(input))
        try stdin.fileHandleForWriting.close()
        let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
        let errors = try stderr.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Outcome(
            output: Array(output), errors: String(decoding: errors, as: UTF8.self), status: process.terminationStatus)
    }

    /// The plugin, which stands beside the tests' own bundle or, where there are no bundles, their program.
    static var plugin: URL? {
        let tests = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.executableURL].compactMap(\.self)
        return tests.map { $0.deletingLastPathComponent().appending(path: "TerrariumMacros-tool") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    static func framed(_ message: String) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: message.utf8.count >> ($0 * 8)) } + Array(message.utf8)
    }

    static let capability = framed(#"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#)

    @Test func answersUntilTheStreamEnds() throws {
        let outcome = try run(input: Self.framed(#"{"getCapability":{}}"#) + Self.framed(#"{"getCapability":{}}"#))
        #expect(outcome.output == Self.capability + Self.capability)
        #expect(outcome.errors == "")
        #expect(outcome.status == 0)
    }

    @Test func reportsADamagedMessageAndFails() throws {
        let outcome = try run(input: Self.framed(#"{"getCapability":{}}"#) + Self.framed("{nonsense"))
        #expect(outcome.output == Self.capability)
        #expect(outcome.errors == "TerrariumMacros: malformed JSON at byte 1: a string is missing\n")
        #expect(outcome.status == 1)
    }

    @Test func reportsAStreamThatEndsInsideAMessage() throws {
        let outcome = try run(input: [9, 0, 0, 0, 0, 0, 0, 0, 1])
        #expect(outcome.errors == "TerrariumMacros: the compiler's message ends before its announced length\n")
        #expect(outcome.status == 1)
    }
}
