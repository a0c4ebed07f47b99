import Foundation

/// Runs a program and waits for it without holding a thread.
enum Command {
    static func run(
        _ program: String, _ arguments: [String], in folder: String, environment: [String: String]
    ) async throws -> ChildPackage.Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        // The child starts like on a developer's machine, wherever these tests run.
        var variables = ProcessInfo.processInfo.environment.filter { name, _ in
            name != "CI" && !name.hasPrefix("SNAPSHOT_") && !name.hasPrefix("SWT_") && !name.hasPrefix("XCTest")
        }
        variables.merge(environment) { $1 }
        process.environment = variables
        // A file takes any amount of output; a pipe that nobody empties stops the child.
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("terrarium-\(UUID().uuidString).log")
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let handle = try FileHandle(forWritingTo: log)
        process.standardOutput = handle
        process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        let status = try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<Int32, any Error>) in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
        try handle.close()
        return ChildPackage.Result(status: status, output: try String(contentsOf: log, encoding: .utf8))
    }
}
