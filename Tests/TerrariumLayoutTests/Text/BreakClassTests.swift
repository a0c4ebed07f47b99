import Foundation
import Testing

@testable import TerrariumLayout

/// Where texts may break, shown by bars.
@Suite struct BreakClassTests {
    private static let texts: [String] = [
        // Words and spaces.
        "hello |world", "a  |b", " |a", "a ", "a\u{2003}|b", "a\u{3000}|b", "a\u{200B}|b", "don't", "(a) |[b]",
        "f(x)[0].y", "a/b/c", "user@example.com", "3.14", "a,b", "100 |%",
        // What holds together.
        "a\u{A0}b", "a\u{202F}b", "a\u{2060}b", "日\u{2060}本", "日\u{A0}本", "日\u{FEFF}本", "a |\u{A0}b",
        // Hyphens and dashes.
        "well-|known", "re-|re-|run", "-1", "--flag", "(-x)", "a |- |b", "1-2", "2020–2024", "yes—|no", "a--|b", "x-",
        "x-)",
        "non\u{2011}breaking",
        // Japanese.
        "日|本|語。|は|い", "「本」|だ", "キャッ|プ", "コー|ヒー", "時々", "えっ|と", "本|（注）", "え！？", "う……", "か\u{3099}|き",
        "ﾊ|ﾝ|ｶ|ｸ", "ｷｬ|ﾝ", "日|本\u{3000}|語", "日|本 |語", "中|黒・|中|黒", "ま〜", "ア|メ|リ|カ、|日|本",
        // Mixed scripts.
        "iPhone|を|買|う", "本|abc|本", "本.|日", "日|本!", "日|本\"語\"", "第|3|章", "。|abc", "abc|「本」",
        // Korean and Chinese.
        "한|국|어 |문|장.", "中|文，|好。",
        // Emoji.
        "a|😀|b", "😀|😀", "👩‍👩‍👧‍👦|👍🏽", "🇯🇵|🇩🇪", "😀!", "😀 |a",
        // Right to left.
        "שלום |עולם", "مرحبا |بالعالم", "ש\u{5C1}לום", "a |\u{200F}ב",
    ]

    @Test(arguments: texts) func breaks(marked: String) {
        let text = marked.replacing("|", with: "")
        let prepared = PreparedText(text, runs: [.init(start: 0, fontSize: 17)])
        let bytes = Array(text.utf8)
        let pieces = prepared.atoms.map { String(decoding: bytes[$0.start..<$0.spaceEnd], as: UTF8.self) }
        #expect(pieces.joined(separator: "|") == marked)
    }

    @Test func nothingBreaksBeforeSpaces() {
        for raw in 0...BreakClass.combining.rawValue {
            let left = BreakClass(rawValue: raw)
            #expect(left.map { BreakClass.allowsBreak(after: $0, before: .space, wordHasText: true) } == false)
        }
    }
}
