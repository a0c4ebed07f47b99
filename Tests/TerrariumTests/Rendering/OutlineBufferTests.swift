import Foundation
import Terrarium
import Testing

private func check(_ tree: SnapshotNode, prints expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(OutlineRenderer.render(tree) == expected + "\n", sourceLocation: sourceLocation)
}

@Suite struct OutlineBufferTests {
    @Test(arguments: [
        (#"say "hi""#, #""say \"hi\"""#),
        ("two\nlines", #""two\nlines""#),
        ("日本", #""日本""#),
        ("שלום", #""שלום""#),
        ("a\u{202E}b", #""a\u{202E}b""#),
        ("zero\u{200B}width", #""zero\u{200B}width""#),
        ("👩‍👧", #""👩‍👧""#),
        ("", #""""#),
    ])
    func strings(_ string: String, printed: String) {
        check(Tree.line("Text", string), prints: "Text \(printed)")
    }

    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (-0.001, "0"), (0.005, "0.01"), (1, "1"), (1.5, "1.5"), (10.25, "10.25"),
            (-3.1, "-3.1"), (1.0 / 3, "0.33"), (99.999, "100"), (1234567.05, "1234567.05"), (-0.5, "-0.5"),
            (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (1e20, "1e+20"),
        ] as [(CGFloat, String)])
    func numbers(_ number: CGFloat, printed: String) {
        check(Tree.line("n", attributes: [SnapshotAttribute("x", number)]), prints: "n x=\(printed)")
    }

    @Test(arguments: [
        ("title", "title"), ("system(18)", "system(18)"), ("#FF00AA", "#FF00AA"), ("0,120", "0,120"),
        ("two words", #""two words""#), ("", #""""#), ("東京", "東京"), ("a\u{200B}", #""a\u{200B}""#),
        (#"a"b"#, #""a\"b""#), ("a\u{A0}b", #""a\u{A0}b""#),
    ])
    func words(_ word: String, printed: String) {
        check(
            Tree.line("n", id: word, attributes: [SnapshotAttribute("x", word)]), prints: "n #\(printed) x=\(printed)")
    }
}
