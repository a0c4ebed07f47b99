import Foundation

/// What test runs leave in the build folder for the command plugin: which snapshot files each test used, and the texts that
/// did not match.
///
/// ```
/// .build/snapshots/used/Module/File/test              the files that the test's last run used
/// .build/snapshots/pending/Module/File/test.txt       the text that `snapshots accept` puts into Tests/__Snapshots__
/// ```
package struct RunRecords: Sendable {
    package let folder: String
    /// Names the `swift test` command that started this process and its siblings; `nil` where it is unknown.
    private let run: String?
    private let process: Int32

    /// The records of this process; `nil` where no build folder is found.
    package static let current: RunRecords? = BuildFolder.current.map {
        RunRecords(folder: $0 + "/snapshots", run: TestCommand.current)
    }

    package init(folder: String, run: String?, process: Int32 = getpid()) {
        self.folder = folder
        self.run = run
        self.process = process
    }

    /// Notes that a test uses a snapshot file; refuses where another process of the same run has used it.
    ///
    /// The first note of a process replaces what older runs left about the test. Records are a convenience: where they
    /// cannot be written, the comparison goes on without them.
    package func noteUse(of location: SnapshotLocation, by test: TestIdentity, place: String) throws(SnapshotProblem) {
        guard let testPart = SnapshotName.fileNamePart(test.baseName) else { return }
        let path = "\(folder)/used/\(test.module)/\(test.file)/\(testPart)"
        let user = UsedFiles.User(file: location.relativePath, process: process, place: test.place ?? place)
        var clash: UsedFiles.User?
        try? LockedFile.update(path) { text in
            var used = UsedFiles(parsing: text)
            clash = used.add(user, run: run)
            return clash == nil ? used.text : nil
        }
        if let clash {
            throw SnapshotProblem(
                """
                Two tests write one snapshot file, \(location.displayPath): one at \(clash.place), one at \(user.place). \
                \(SnapshotClaims.mend)
                """)
        }
    }

    /// Keeps a text that did not match for `snapshots accept`.
    ///
    /// - Returns: Whether it could be kept.
    package func keepPending(_ text: String, for location: SnapshotLocation) -> Bool {
        (try? SnapshotFile(pendingPath(location)).write(text)) != nil
    }

    /// Forgets the text kept for a snapshot that matches now.
    package func clearPending(_ location: SnapshotLocation) {
        unlink(pendingPath(location))
    }

    private func pendingPath(_ location: SnapshotLocation) -> String {
        "\(folder)/pending/\(location.relativePath)"
    }
}

/// The note about one test: who used which file in which run.
struct UsedFiles: Equatable {
    struct User: Equatable {
        var file: String
        var process: Int32
        var place: String
    }

    private(set) var run: String?
    private(set) var users: [User] = []

    init(parsing text: String) {
        let lines = text.split(separator: "\n")
        guard let first = lines.first, first.hasPrefix("run ") else { return }
        run = String(first.dropFirst(4))
        users = lines.dropFirst().compactMap { line in
            let fields = line.split(separator: "\t")
            guard fields.count == 3, let process = Int32(fields[1]) else { return nil }
            return User(file: String(fields[0]), process: process, place: String(fields[2]))
        }
    }

    var text: String {
        (["run \(run ?? "-")"] + users.map { "\($0.file)\t\($0.process)\t\($0.place)" }).joined(separator: "\n") + "\n"
    }

    /// Adds a user, after forgetting those of earlier runs.
    ///
    /// - Returns: The user of another process of the same run that has the file already; then nothing is added.
    mutating func add(_ user: User, run: String?) -> User? {
        let isSameRun = run != nil && self.run == run
        if !isSameRun { users.removeAll { $0.process != user.process } }
        self.run = run
        if let other = users.first(where: { $0.file == user.file && $0.process != user.process }) { return other }
        if !users.contains(where: { $0.file == user.file }) { users.append(user) }
        return nil
    }
}
