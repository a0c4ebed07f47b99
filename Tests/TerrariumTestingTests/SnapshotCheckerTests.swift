import Foundation
import Testing

@testable import TerrariumTesting

@Suite struct SnapshotCheckerTests {
    private let folder: TemporaryFolder
    private let test: TestIdentity

    init() throws {
        folder = try TemporaryFolder()
        test = TestIdentity(
            fileID: "AppTests/DialogTests.swift", filePath: "/nowhere", function: "dialog()", naming: .test,
            owner: "one")
    }

    private func check(
        _ text: String, named name: String? = nil, mode: SnapshotRecordMode? = .never,
        environment: [String: String] = [:]
    ) -> SnapshotFailure? {
        var environment = environment
        environment["SNAPSHOT_DIR"] = folder.path + "/snapshots"
        let checker = SnapshotChecker(
            settings: SnapshotSettings(environment: environment), claims: SnapshotClaims(),
            records: RunRecords(folder: folder.path + "/records", run: nil))
        return checker.check(text, of: test, named: name, argument: mode, place: "DialogTests.swift:1")
    }

    private let file = "snapshots/AppTests/DialogTests/dialog.txt"
    private let pending = "records/pending/AppTests/DialogTests/dialog.txt"

    @Test(
        arguments: [
            (nil, SnapshotRecordMode.never, "There is no snapshot", nil),
            (nil, .missing, "because there was none", "new\n"),
            (nil, .failed, "because there was none", "new\n"),
            (nil, .all, "because there was none", "new\n"),
            ("old\n", .never, "The snapshot differs", "old\n"),
            ("old\n", .missing, "The snapshot differs", "old\n"),
            ("old\n", .failed, "because it differed", "new\n"),
            ("old\n", .all, "because it differed", "new\n"),
            ("new\n", .never, nil, "new\n"),
            ("new\n", .missing, nil, "new\n"),
            ("new\n", .failed, nil, "new\n"),
            ("new\n", .all, "again, unchanged", "new\n"),
            ("new\r\n", .failed, nil, "new\r\n"),
        ] as [(String?, SnapshotRecordMode, String?, String?)])
    func recordsByMode(before: String?, mode: SnapshotRecordMode, message: String?, after: String?) throws {
        if let before { try folder.write(before, to: file) }
        let failure = check("new\n", mode: mode)
        if let message {
            #expect(failure?.message.contains(message) == true, "\(failure?.message ?? "no failure")")
        } else {
            #expect(failure == nil)
        }
        #expect(folder.read(file) == after)
    }

    @Test func aMismatchShowsTheChangeAndKeepsTheText() throws {
        try folder.write("window\n  Text \"a\"\n", to: file)
        let failure = try #require(check("window\n  Text \"b\"\n"))
        #expect(
            failure.message.hasPrefix(
                """
                The snapshot differs: - is the file, + is this run.

                  window
                -   Text "a"
                +   Text "b"
                          ^

                File: \(folder.path)/\(file)
                Accept: SNAPSHOT_DIR=\(folder.path)/snapshots swift package \

                """), "\(failure.message)")
        #expect(failure.message.hasSuffix("snapshots accept AppTests/DialogTests/dialog.txt"))
        #expect(failure.attachments == [.init(name: "dialog.txt", text: "window\n  Text \"b\"\n")])
        #expect(folder.read(pending) == "window\n  Text \"b\"\n")
    }

    @Test func aMatchForgetsTheTextKept() throws {
        try folder.write("old\n", to: file)
        #expect(check("new\n") != nil)
        #expect(folder.read(pending) == "new\n")
        #expect(check("old\n") == nil)
        #expect(folder.read(pending) == nil)
    }

    @Test func artifactsReceiveTheText() throws {
        try folder.write("old\n", to: file)
        let failure = check("new\n", environment: ["SNAPSHOT_ARTIFACTS": folder.path + "/artifacts"])
        #expect(folder.read("artifacts/AppTests/DialogTests/dialog.txt") == "new\n")
        #expect(
            failure?.message.contains("This run's text: \(folder.path)/artifacts/AppTests/DialogTests/dialog.txt")
                == true)
    }

    @Test func artifactsThatCannotBeWrittenAreNamed() throws {
        try folder.write("old\n", to: file)
        try folder.write("", to: "artifacts")
        let failure = check("new\n", environment: ["SNAPSHOT_ARTIFACTS": folder.path + "/artifacts"])
        #expect(failure?.message.contains("The snapshot differs") == true)
        #expect(failure?.message.contains("This run's text could not be written to SNAPSHOT_ARTIFACTS.") == true)
        #expect(failure?.message.contains("artifacts is a file, where a folder is needed") == true)
        #expect(folder.read(pending) == "new\n")
    }

    @Test func buildServersRecordNothing() {
        let failure = check("new\n", mode: nil, environment: ["CI": "true"])
        #expect(failure?.message.contains("CI is set, so nothing is recorded") == true)
        #expect(folder.read(file) == nil)
    }

    @Test(arguments: SnapshotRecordMode.allCases)
    func aConflictIsLeftAlone(mode: SnapshotRecordMode) throws {
        let conflict = "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n"
        try folder.write(conflict, to: file)
        let failure = check("new\n", mode: mode)
        #expect(failure?.message.contains("holds an unresolved merge conflict in line 1") == true)
        #expect(folder.read(file) == conflict)
        #expect(folder.read(pending) == nil)
    }

    @Test func anUnwritableFolderIsNamed() throws {
        try folder.write("", to: "snapshots")
        let failure = check("new\n", mode: .missing)
        #expect(failure?.message.contains("dialog.txt cannot be written") == true)
    }

    @Test func notesWhichFilesATestUses() {
        _ = check("new\n")
        _ = check("new\n", named: "other")
        let used = folder.read("records/used/AppTests/DialogTests/dialog")
        #expect(used?.split(separator: "\n").first == "run -")
        #expect(used?.contains("AppTests/DialogTests/dialog.txt\t") == true)
        #expect(used?.contains("AppTests/DialogTests/dialog.other.txt\t") == true)
    }
}
