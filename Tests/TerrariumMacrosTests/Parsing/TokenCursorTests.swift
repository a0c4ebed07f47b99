import Testing

@testable import TerrariumMacros

@Suite struct TokenCursorTests {
    @Test(arguments: [
        ("(a [b {c}]) d", "d"), ("a b", "b"), ("{ } } x", "}"), ("(a", ""), ("", ""),
    ])
    func skipsWhatBracketsHold(source: String, rest: String) {
        var cursor = TokenCursor(source)
        cursor.skipBalanced()
        #expect(cursor.text(cursor.offset..<source.utf8.count).hasPrefix(rest))
        #expect((cursor.current == nil) == rest.isEmpty)
    }

    @Test(
        arguments: [
            ("A<B, C>()", "()"), ("A<B<C>>.d", ".d"), ("A<(B) -> C, [D]>()", "()"), ("A<any B & C, @D E?>()", "()"),
            ("a < b > c", nil), ("a<b", nil), ("a<1 + 2>", nil), ("a<\"b\">", nil),
        ] as [(String, String?)])
    func tellsGenericArgumentsFromComparisons(source: String, rest: String?) {
        var cursor = TokenCursor(source)
        cursor.advance()
        #expect(cursor.skipGenericArguments() == (rest != nil))
        if let rest { #expect(cursor.text(cursor.offset..<source.utf8.count) == rest) }
    }

    @Test func staysAtTheEnd() {
        var cursor = TokenCursor("a")
        cursor.advance()
        cursor.advance()
        #expect(cursor.index == 1)
        #expect(cursor.current == nil)
        #expect(cursor.word == "")
        #expect(cursor.offset == 1)
        #expect(cursor.endOfPrevious == 1)
    }
}
