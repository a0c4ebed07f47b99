import Foundation
import Synchronization

/// The file of a snapshot: a root folder, and the path `Module/File/test[.name].txt` inside.
package struct SnapshotLocation: Sendable, Equatable {
    /// `Tests/__Snapshots__` of the package, or what `SNAPSHOT_DIR` says.
    package let root: String
    package let relativePath: String

    package var path: String { root + "/" + relativePath }

    /// The path as messages print it: relative to the working folder where it lies inside.
    package var displayPath: String { SnapshotLocation.displayed(path) }

    package init(root: String, relativePath: String) {
        self.root = root
        self.relativePath = relativePath
    }

    /// The file of a test's snapshot.
    package init(of test: TestIdentity, named name: String?, settings: SnapshotSettings) throws(SnapshotProblem) {
        guard let testPart = SnapshotName.fileNamePart(test.baseName) else {
            throw SnapshotProblem("No file name can be made from the function \"\(test.function)\".")
        }
        var fileName = testPart
        if let name {
            guard let namePart = SnapshotName.fileNamePart(name, keepsDots: true) else {
                throw SnapshotProblem(
                    "The snapshot name \"\(name)\" holds no letter and no digit to make a file name from.")
            }
            fileName += "." + namePart
        } else {
            try SnapshotLocation.checkIsNamedByTest(test)
        }
        root = try SnapshotLocation.root(for: test, settings: settings)
        relativePath = "\(test.module)/\(test.file)/\(fileName).txt"
    }

    /// A path relative to the working folder where it lies inside, else the path itself.
    package static func displayed(_ path: String) -> String {
        let folder = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }

    private static func checkIsNamedByTest(_ test: TestIdentity) throws(SnapshotProblem) {
        switch test.naming {
        case .test:
            return
        case .parameterizedTest:
            throw SnapshotProblem(
                """
                A snapshot in a parameterised test needs a name, because every case of \(test.function) runs this line: \
                expectSnapshot(of: …, named: "…") with a name made from the arguments.
                """)
        case .helper:
            throw SnapshotProblem(
                """
                An unnamed snapshot takes its file name from the test, and \(test.function) is none: give it a name, or \
                hand the test's `#function` on to the parameter `function`.
                """)
        }
    }

    private static func root(for test: TestIdentity, settings: SnapshotSettings) throws(SnapshotProblem) -> String {
        if let directory = settings.directory {
            return URL(fileURLWithPath: directory).standardizedFileURL.path
        }
        let source = test.filePath
        if let known = knownRoots.withLock({ $0[source] }) { return known }
        guard FileManager.default.fileExists(atPath: source) else {
            throw SnapshotProblem(
                """
                The source file of this test was compiled as \(source) and is not there any more, so the place of its \
                snapshots is unknown. Build again where the sources are, or set SNAPSHOT_DIR to the folder that holds \
                \(test.module)/\(test.file).
                """)
        }
        let root = snapshotFolder(forSource: source, module: test.module)
        knownRoots.withLock { $0[source] = root }
        return root
    }

    /// The roots found so far, by source file: neither moves while tests run.
    private static let knownRoots = Mutex<[String: String]>([:])

    /// `Tests/__Snapshots__` of the package around a source file; where there is none, the folder beside the module's.
    static func snapshotFolder(forSource path: String, module: String) -> String {
        let fileFolder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
        let folders = sequence(first: fileFolder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
        for folder in folders
        where FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
            return folder.appendingPathComponent("Tests/__Snapshots__").path
        }
        let moduleFolder = folders.first { $0.lastPathComponent == module } ?? fileFolder
        return moduleFolder.deletingLastPathComponent().appendingPathComponent("__Snapshots__").path
    }
}
