import Testing

@testable import TerrariumLayout

@Suite struct CharacterWidthClippingTests {
    private static let prefixes: [(text: String, columns: Int, prefix: String)] = [
        ("hello", 3, "hel"), ("hello", 9, "hello"), ("hello", 0, ""), ("hello", -1, ""), ("", 4, ""),
        ("日本語", 4, "日本"), ("日本語", 5, "日本"), ("日本語", 1, ""), ("a日", 2, "a"),
        ("e\u{301}e\u{301}", 1, "e\u{301}"), ("👩‍👩‍👧‍👦👍", 3, "👩‍👩‍👧‍👦"), ("🇯🇵🇩🇪", 3, "🇯🇵"),
    ]

    @Test(arguments: prefixes.indices) func prefix(index: Int) {
        let (text, columns, prefix) = Self.prefixes[index]
        #expect(CharacterWidth.prefix(of: text, columns: columns) == prefix)
    }

    private static let windows: [(text: String, window: Range<Int>, visible: String)] = [
        ("hello", 1..<3, "el"), ("hello", 0..<9, "hello"), ("hello", 7..<9, ""), ("hello", 2..<2, ""),
        ("日本語", 0..<6, "日本語"), ("日本語", 2..<4, "本"), ("日本語", 1..<5, " 本 "), ("日本語", 1..<2, " "),
        ("日本語", 1..<3, "  "), ("日本語", 5..<9, " "), ("ae\u{301}b", 1..<2, "e\u{301}"),
        ("ab", -2..<1, "a"),
    ]

    @Test(arguments: windows.indices) func clipped(index: Int) {
        let (text, window, visible) = Self.windows[index]
        #expect(CharacterWidth.clipped(text, to: window) == visible)
    }

    @Test func padded() {
        #expect(CharacterWidth.padded("ab", to: 4) == "ab  ")
        #expect(CharacterWidth.padded("日本", to: 5) == "日本 ")
        #expect(CharacterWidth.padded("日本", to: 3) == "日本")
        #expect(CharacterWidth.padded("", to: -1) == "")
    }
}
