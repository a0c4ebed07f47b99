import Testing

@testable import TerrariumLayout

@Suite struct CharacterWidthTests {
    private static let characters: [(columns: Int, characters: [Character])] = [
        (0, ["\n", "\r\n", "\t", "\0", "\u{7F}", "\u{85}", "\u{AD}", "\u{301}", "\u{200B}", "\u{200D}", "\u{2028}"]),
        (0, ["\u{2060}", "\u{202E}", "\u{FE0F}", "\u{FEFF}", "\u{E0101}", "\u{E0061}", "\u{1160}"]),
        (
            1,
            [
                "a", " ", "~", "é", "e\u{301}", "\u{A0}", "ß", "Ω", "я", "א", "ש\u{5C1}", "م", "ก", "ก\u{E34}", "क",
                "क\u{93F}",
            ]
        ),
        (1, ["…", "—", "“", "°", "①", "─", "█", "★", "☎", "❤", "©", "ﾊ", "｡", "￩", "\u{E000}", "\u{2800}", "\u{600}"]),
        (1, ["e\u{301}\u{302}\u{303}\u{304}", "1", "#", "☺\u{FE0E}", "\u{0378}", "\u{10FFFF}"]),
        (
            2,
            [
                "世", "界", "あ", "ア", "ー", "。", "「", "　", "Ａ", "！", "￥", "한", "가", "ㄱ", "ㄅ", "〆", "㈱", "㍿", "𠮷",
                "\u{2FFFD}",
            ]
        ),
        (2, ["か\u{3099}", "\u{1100}\u{1161}\u{11A8}", "葛\u{E0100}"]),
        (2, ["😀", "⌚", "🎉", "👍🏽", "👩‍👩‍👧‍👦", "🏳️‍🌈", "🏳\u{200D}🌈", "👩🏽‍🚀", "❤\u{FE0F}", "❤️‍🔥", "☺\u{FE0F}"]),
        (2, ["🇯🇵", "🇩🇪", "🇦", "1\u{FE0F}\u{20E3}", "#\u{20E3}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🫨", "🫩"]),
    ]

    @Test(arguments: characters.indices) func columnsOfCharacter(index: Int) {
        let (columns, characters) = Self.characters[index]
        for character in characters {
            #expect(CharacterWidth.columns(of: character) == columns, "\(quoted(String(character)))")
            #expect(CharacterWidth.columns(of: String(character)) == columns, "\(quoted(String(character)))")
        }
    }

    private static let texts: [(text: String, columns: Int)] = [
        ("", 0), ("hello", 5), ("héllo", 5), ("日本語", 6), ("a日b", 4), ("👨‍👩‍👧‍👦!", 3), ("🇯🇵🇩🇪", 4), ("a\nb", 2),
        ("a\r\nb", 2), ("e\u{301}e\u{301}", 2), ("שלום", 4), ("ｶﾞ", 1),
    ]

    @Test(arguments: texts.indices) func columnsOfText(index: Int) {
        let (text, columns) = Self.texts[index]
        #expect(CharacterWidth.columns(of: text) == columns)
    }

    /// The shortcuts for common blocks must say what the table says.
    @Test func shortcutsAgreeWithTheTable() throws {
        var position = 0
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            while position + 1 < CharacterWidth.changePoints.count,
                CharacterWidth.changePoints[position + 1] >> 2 <= value
            {
                position += 1
            }
            let expected = Int(CharacterWidth.changePoints[position] & 3)
            if CharacterWidth.columns(of: scalar) != expected {
                Issue.record("U+\(String(value, radix: 16)) is \(CharacterWidth.columns(of: scalar)), not \(expected)")
            }
        }
    }

    @Test func tableIsSortedAndSays() {
        let points = CharacterWidth.changePoints
        #expect(points.first == 0)
        #expect(zip(points, points.dropFirst()).allSatisfy { $0 >> 2 < $1 >> 2 && $0 & 3 != $1 & 3 })
        #expect(points.allSatisfy { $0 & 3 < 3 })
        #expect(CharacterWidth.unicodeVersion == "17.0.0")
    }

    /// A character with emoji presentation is wide in Unicode's table, unless it is half of a flag.
    @Test func emojiPresentationIsWide() {
        for value in UInt32(0x2000)...0x1FAFF {
            guard let scalar = Unicode.Scalar(value), scalar.properties.isEmojiPresentation else { continue }
            #expect(CharacterWidth.columns(of: Character(scalar)) == 2, "U+\(String(value, radix: 16))")
        }
    }
}
