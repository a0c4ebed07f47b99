import Testing

@testable import TerrariumTesting

@Suite struct AcceptCommandTests {
    @Test(arguments: [
        ("Module/File/test.txt", "Module/File/test.txt"),
        ("with space", "'with space'"),
        ("it's", "'it'\\''s'"),
        ("größe", "'größe'"),
        ("", "''"),
    ])
    func quotesForTheShell(word: String, quoted: String) {
        #expect(AcceptCommand.quoted(word) == quoted)
    }

    @Test func theCommandFindsTheFolderOfTheRun() {
        let location = SnapshotLocation(root: "/else where", relativePath: "Module/File/test.txt")
        #expect(!AcceptCommand.accept(location).contains("SNAPSHOT_DIR"))
        let command = AcceptCommand.accept(location, directory: "/else where")
        #expect(command.hasPrefix("SNAPSHOT_DIR='/else where' swift package "))
        #expect(command.hasSuffix("snapshots accept Module/File/test.txt"))
    }
}
