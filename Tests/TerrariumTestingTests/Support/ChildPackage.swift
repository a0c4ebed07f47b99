import Foundation
import Testing

/// A small package whose tests run in `swift test` processes of their own, so that what people see can be read.
///
/// It is copied to the temporary folder and built once; most runs choose tests by filter and what these see by environment.
actor ChildPackage {
    static let shared = ChildPackage()

    /// What a command printed and how it ended.
    struct Result {
        var status: Int32
        var output: String
    }

    private let root: URL
    private var build: Result?

    private init() {
        // One folder for each checkout: building again there after small changes takes seconds.
        let checkout = ChildPackage.sources.path.utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) }
        root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("terrarium-child-\(String(checkout, radix: 36))")
    }

    /// The folder of this package's test targets' child.
    private static let template = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("ChildPackage")

    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")

    nonisolated var path: String { root.path }
    nonisolated var snapshots: URL { root.appendingPathComponent("Tests/__Snapshots__") }

    /// Builds the package where that was not done yet, and forgets what earlier runs recorded.
    func prepare() async throws {
        if build == nil {
            try install()
            build = try await swift(["build", "--build-tests"])
        }
        try #require(build?.status == 0, "\(build?.output ?? "")")
        for leftover in [snapshots.path, root.path + "/.build/snapshots", root.path + "/artifacts"] {
            try? FileManager.default.removeItem(atPath: leftover)
        }
    }

    /// Runs the tests that a filter names.
    func test(
        _ filter: String, environment: [String: String] = [:], arguments: [String] = [], builds: Bool = false
    ) async throws -> Result {
        let skip = builds ? [] : ["--skip-build"]
        return try await swift(["test"] + skip + ["--filter", filter] + arguments, environment: environment)
    }

    /// Runs the command plugin.
    func snapshotsCommand(_ arguments: String...) async throws -> Result {
        try await swift(["package", "snapshots"] + arguments)
    }

    /// Writes one of the package's files, and puts back the original when the work is done.
    func withFile(_ relativePath: String, changedBy change: (String) -> String, _ work: () async throws -> Void)
        async throws
    {
        let url = root.appendingPathComponent(relativePath)
        let original = try String(contentsOf: url, encoding: .utf8)
        try change(original).write(to: url, atomically: true, encoding: .utf8)
        do {
            try await work()
        } catch {
            try original.write(to: url, atomically: true, encoding: .utf8)
            throw error
        }
        try original.write(to: url, atomically: true, encoding: .utf8)
    }

    nonisolated func read(_ relativePath: String) -> String? {
        FileManager.default.contents(atPath: root.path + "/" + relativePath).map { String(decoding: $0, as: UTF8.self) }
    }

    nonisolated func write(_ text: String, to relativePath: String) throws {
        let url = root.appendingPathComponent(relativePath)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func install() throws {
        let manager = FileManager.default
        for file in try manager.subpathsOfDirectory(atPath: ChildPackage.template.path) where file.hasSuffix(".swift") {
            let new = try Data(contentsOf: ChildPackage.template.appendingPathComponent(file))
            // An unchanged file keeps its date, so that it need not be compiled again.
            guard manager.contents(atPath: root.path + "/" + file) != new else { continue }
            try write(String(decoding: new, as: UTF8.self), to: file)
        }
        try manager.createDirectory(at: root.appendingPathComponent("Sources"), withIntermediateDirectories: true)
        for target in ["TerrariumLayout", "TerrariumTesting", "SnapshotsPlugin"] {
            let link = root.appendingPathComponent("Sources/\(target)").path
            try? manager.removeItem(atPath: link)
            try manager.createSymbolicLink(
                atPath: link, withDestinationPath: ChildPackage.sources.appendingPathComponent(target).path)
        }
    }

    private func swift(_ arguments: [String], environment: [String: String] = [:]) async throws -> Result {
        try await Command.run("swift", arguments, in: root.path, environment: environment)
    }
}
