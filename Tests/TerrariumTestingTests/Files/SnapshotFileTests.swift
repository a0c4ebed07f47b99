import Foundation
import Testing

@testable import TerrariumTesting

@Suite struct SnapshotFileTests {
    @Test(arguments: [
        ("a\nb\n", "a\nb\n", true),
        ("a\r\nb\r\n", "a\nb\n", true),
        ("a\r\nb\n", "a\nb\n", false),
        ("a\nb", "a\nb\n", false),
        ("a\r\n", "a\r\n", true),
        ("a\r", "a", false),
        ("e\u{301}\n", "\u{e9}\n", false),
        ("", "", true),
    ])
    func comparesBytes(file: String, text: String, matches: Bool) {
        #expect(SnapshotFile.matches(Array(file.utf8), text) == matches)
    }

    @Test(arguments: [
        ("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other\n", 2),
        ("<<<<<<< HEAD\r\nb\r\n=======\r\nc\r\n>>>>>>> other\r\n", 1),
        ("  <<<<<<< HEAD\n>>>>>>> other\n", nil),
        ("<<<<<<< HEAD\n", nil),
        ("a <<<<<<< b\n", nil),
    ])
    func findsConflicts(file: String, line: Int?) {
        #expect(SnapshotFile.conflictLine(in: Array(file.utf8)) == line)
    }

    @Test func readsAndWrites() throws {
        let folder = try TemporaryFolder()
        let file = SnapshotFile(folder.path + "/a/b/c.txt")
        #expect(try file.read() == nil)
        try file.write("x\n")
        #expect(try file.read() == Array("x\n".utf8))
        try file.write("y\n")
        #expect(folder.read("a/b/c.txt") == "y\n")
    }

    @Test func refusesAFolderInTheFilesPlace() throws {
        let folder = try TemporaryFolder()
        #expect {
            _ = try SnapshotFile(folder.path).read()
        } throws: {
            "\($0)".contains("is a folder and hides the snapshot file of that name")
        }
    }

    @Test func saysWhyAFolderIsNotWritable() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "occupied")
        #expect {
            try SnapshotFile(folder.path + "/occupied/c.txt").write("x")
        } throws: {
            "\($0)".contains("occupied/c.txt cannot be written") && "\($0)".contains("SNAPSHOT_DIR")
                && "\($0)".contains("occupied is a file, where a folder is needed")
        }
        #expect(folder.read("occupied") == "")
    }

    /// The user root may write everywhere.
    @Test(.enabled(if: getuid() != 0)) func namesTheFolderThatNobodyMayWriteTo() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
        #expect {
            try SnapshotFile(folder.path + "/a/c.txt").write("x")
        } throws: {
            "\($0)".contains("nobody may write to the folder \(folder.path)")
        }
    }
}
