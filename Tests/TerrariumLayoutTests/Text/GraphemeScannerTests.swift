import Testing

@testable import TerrariumLayout

@Suite struct GraphemeScannerTests {
    private func pieces(_ text: String, in range: Range<Int>? = nil) -> [String] {
        var scanner = range.map { GraphemeScanner(text, in: $0) } ?? GraphemeScanner(text)
        var start = scanner.offset
        let bytes = Array(text.utf8)
        var pieces: [String] = []
        while let grapheme = scanner.next() {
            #expect(grapheme.end == scanner.offset)
            pieces.append(String(decoding: bytes[start..<grapheme.end], as: UTF8.self))
            start = grapheme.end
        }
        return pieces
    }

    @Test(arguments: [
        "", "abc", "a\r\nb", "\r\r\n\n", "e\u{301}a\u{302}", "日本語abc", "👩‍👩‍👧‍👦x🇯🇵🇩🇪", "a\u{200D}b", "\u{301}a", "한국어",
        "\u{1100}\u{1161}", "क\u{94D}ष", "שלום", "a\u{FE0F}", "1\u{FE0F}\u{20E3}2",
    ])
    func charactersAreSwiftCharacters(text: String) {
        #expect(pieces(text) == text.map(String.init))
    }

    /// Scalars that are taken for whole characters without asking Swift, in an order that brings together what does not
    /// belong together.
    @Test func commonScriptsAreReadAsSwiftReadsThem() {
        let ranges: [ClosedRange<UInt32>] = [
            0x20...0x4FF, 0x5D0...0x6FF, 0x3000...0x30FF, 0xAC00...0xB000, 0xFF00...0xFFA0,
        ]
        var random = SplitMix(seed: 1)
        var text = String.UnicodeScalarView()
        text.append(contentsOf: ranges.joined().compactMap(Unicode.Scalar.init).shuffled(using: &random))
        #expect(pieces(String(text)) == String(text).map(String.init))
    }

    @Test func partsAreCutAtTheirEdges() {
        #expect(pieces("abcd", in: 1..<3) == ["b", "c"])
        #expect(pieces("e\u{301}x", in: 0..<1) == ["e"])
        #expect(pieces("e\u{301}x", in: 1..<4) == ["\u{301}", "x"])
        #expect(pieces("🇯🇵🇩🇪", in: 8..<16) == ["🇩🇪"])
        #expect(pieces("a\r\nb", in: 0..<2) == ["a", "\r"])
        #expect(pieces("日本", in: 3..<3) == [])
    }
}
