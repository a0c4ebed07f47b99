import Foundation

/// A package outside of this one that depends on it, as a user's does.
///
/// Both packages live in a temporary folder: a Git repository with this package's working tree, the branch `main` and the
/// tag 1.0.0, and the consumer. What Git and SwiftPM keep for the user stays untouched.
struct ConsumerPackage {
    /// How the consumer names the version that it wants.
    enum Requirement {
        case version, branch, path
    }

    /// What a program printed and how it ended.
    struct Outcome {
        var output: String
        var errors: String
        var status: Int32
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    let folder = FileManager.default.temporaryDirectory.appending(path: "terrarium-consumer-\(UUID().uuidString)")

    private var library: URL { folder.appending(path: "Library") }
    private var consumer: URL { folder.appending(path: "Consumer") }

    /// Writes both packages; `program` becomes the consumer's `main.swift`, and `app` the files of a second program, which
    /// is compiled in language mode 5 and uses the drop-in modules.
    init(program: String, app: [String: String]) async throws {
        try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
        for name in ["Package.swift", "Sources", "Tests"] {
            try FileManager.default.copyItem(
                at: Self.packageRoot.appending(path: name), to: library.appending(path: name))
        }
        try await git("init", "--quiet", "--initial-branch", "main")
        try await git("add", "--all")
        try await git("commit", "--quiet", "--message", "Working tree")
        try await git("tag", "1.0.0")

        try write(["main.swift": program], of: "Consumer")
        try write(app, of: "ConsumerApp")
    }

    /// Builds and runs a program of the consumer with a manifest that depends on the library in a certain way.
    func run(_ target: String = "Consumer", by requirement: Requirement) async throws -> Outcome {
        try Data(manifest(requirement, of: target).utf8).write(to: consumer.appending(path: "Package.swift"))
        return try await Self.run(
            ["swift", "run", "--disable-index-store", "-debug-info-format", "none"] + places, in: consumer)
    }

    private func write(_ files: [String: String], of target: String) throws {
        let sources = consumer.appending(path: "Sources/\(target)")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        for (name, text) in files { try Data(text.utf8).write(to: sources.appending(path: name)) }
    }

    /// Where SwiftPM keeps what it makes.
    private var places: [String] {
        let folder = folder.path
        return [
            "--scratch-path", "\(folder)/Build", "--cache-path", "\(folder)/Cache", "--config-path",
            "\(folder)/Configuration", "--security-path", "\(folder)/Security",
        ]
    }

    /// Deletes both packages, as far as the system lets it.
    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    private func manifest(_ requirement: Requirement, of target: String) -> String {
        let dependency =
            switch requirement {
            case .version: "url: \"\(library.absoluteString)\", from: \"1.0.0\""
            case .branch: "url: \"\(library.absoluteString)\", branch: \"main\""
            case .path: "path: \"../Library\""
            }
        let isApp = target == "ConsumerApp"
        let products = (isApp ? ["SwiftUI", "UIKit"] : ["Terrarium"])
            .map { ".product(name: \"\($0)\", package: \"Library\")" }
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Consumer",
                platforms: [.macOS(.v15)],
                dependencies: [.package(\(dependency))],
                targets: [
                    .executableTarget(
                        name: "\(target)", dependencies: [\(products.joined(separator: ", "))],
                        swiftSettings: [.swiftLanguageMode(\(isApp ? ".v5" : ".v6"))])
                ])
            """
    }

    private func git(_ arguments: String...) async throws {
        let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgSign=false"]
        let outcome = try await Self.run(["git"] + identity + arguments, in: library)
        guard outcome.status == 0 else {
            throw Failure(description: "git \(arguments.joined(separator: " ")) failed: \(outcome.errors)")
        }
    }

    private static var packageRoot: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    }

    /// Runs a program that is found in the search path.
    private static func run(_ arguments: [String], in folder: URL) async throws -> Outcome {
        // Files, not pipes: a build writes more to either stream than a pipe holds while nobody reads it.
        let logs = folder.deletingLastPathComponent()
        let (output, errors) = (logs.appending(path: "output.txt"), logs.appending(path: "errors.txt"))
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = environment(temporaryFolder: logs)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try emptyFile(output)
        process.standardError = try emptyFile(errors)
        // Waiting must not hold a thread that other tests need.
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
        return Outcome(
            output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8), status: process.terminationStatus)
    }

    /// This process's variables without Git's, which would lead the commands to another repository when a Git hook runs
    /// the tests, and without the user's Git settings.
    private static func environment(temporaryFolder: URL) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
        environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
        environment["GIT_CONFIG_NOSYSTEM"] = "1"
        environment["TMPDIR"] = temporaryFolder.path
        return environment
    }

    private static func emptyFile(_ file: URL) throws -> FileHandle {
        try Data().write(to: file)
        return try FileHandle(forWritingTo: file)
    }
}
