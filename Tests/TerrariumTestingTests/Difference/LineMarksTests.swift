import Testing

@testable import TerrariumTesting

@Suite struct LineMarksTests {
    @Test(arguments: [
        ("Text \"a\" @0,0 8x16", "Text \"b\" @0,0 9x16", "      ^       ^"),
        ("Text \"a b\"", "Text \"a  b\"", "        ^"),
        ("Text \"日本語\"", "Text \"日本人\"", "          ^^"),
        ("Text", "Text disabled", "    ^^^^^^^^^"),
        ("Text disabled", "Text", "    ^"),
        ("a b c", "a x", "  ^"),
    ])
    func caretsStandUnderWhatDiffers(old: String, new: String, carets: String) {
        #expect(LineMarks(old: old, new: new).carets == carets)
    }

    @Test(arguments: [
        ("a\tb", "a b", "the file has \"\\u{9}\" there, this run \"\\u{20}\""),
        ("ab", "a\u{200b}b", "the file has \"\" there, this run \"\\u{200B}\""),
        ("a\r", "a", "the file has \"\\u{D}\" there, this run \"\""),
    ])
    func spellsHiddenDifferences(old: String, new: String, explanation: String) {
        #expect(LineMarks(old: old, new: new).explanation == explanation)
    }

    @Test func plainDifferencesNeedNoExplanation() {
        #expect(LineMarks(old: "a", new: "b").explanation == nil)
    }
}
