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
}
