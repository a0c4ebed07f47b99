import Foundation
import Testing

@testable import TerrariumLayout

@Suite struct TextTruncatorTests {
    private static let one = TextStyle(lineLimit: 1)
    private static let two = TextStyle(lineLimit: 2)
    private static let head = TextStyle(lineLimit: 1, truncation: .head)
    private static let middle = TextStyle(lineLimit: 1, truncation: .middle)

    private static let tails: [WrapCase] = [
        WrapCase("hello world", 11, one, ["hello world"]),
        WrapCase("hello world", 10, one, ["hello wor…"]),
        WrapCase("hello world", 7, one, ["hello…"]),
        WrapCase("hello world", 6, one, ["hello…"]),
        WrapCase("hello world", 5, one, ["hell…"]),
        WrapCase("hello world", 1, one, ["…"]),
        WrapCase("hello world", 0, one, ["…"]),
        WrapCase("abcdefgh", 5, one, ["abcd…"]),
        WrapCase("aaa bbb ccc", 3, two, ["aaa", "bb…"]),
        WrapCase("aaa bbb ccc", 3, rows: 2.5, ["aaa", "bb…"]),
        WrapCase("a\nb", nil, one, ["a…"]),
        WrapCase("a\nb", 9, one, ["a…"]),
        WrapCase("ab\ncd", 2, one, ["a…"]),
        WrapCase("\nb", nil, one, ["…"]),
        WrapCase("a\nb\nc", nil, two, ["a", "b…"]),
        WrapCase("日本語の文章", 7, one, ["日本語…"]),
        WrapCase("日本語の文章", 6, one, ["日本…"]),
        WrapCase("日本語", 2, one, ["…"]),
        WrapCase("日本、語の文章", 7, one, ["日本、…"]),
        WrapCase("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 5, one, ["👩‍👩‍👧‍👦👩‍👩‍👧‍👦…"]),
        WrapCase("e\u{301}e\u{301}e\u{301}", 2, one, ["e\u{301}…"]),
        WrapCase("שלום עולם", 5, one, ["שלום…"]),
    ]

    private static let heads: [WrapCase] = [
        WrapCase("hello world", 8, head, ["…o world"]),
        WrapCase("hello world", 7, head, ["…world"]),
        WrapCase("hello world", 4, head, ["…rld"]),
        WrapCase("hello world", 0, head, ["…"]),
        WrapCase("aaa bbb ccc ddd", 4, TextStyle(lineLimit: 2, truncation: .head), ["aaa", "…ddd"]),
        WrapCase("a\nb\ncd", nil, head, ["…cd"]),
        WrapCase("a\nb\ncd \n", nil, head, ["…cd"]),
        WrapCase("日本語の文章", 6, head, ["…文章"]),
        WrapCase("ae\u{301}e\u{301}", 2, head, ["…e\u{301}"]),
    ]

    private static let middles: [WrapCase] = [
        WrapCase("abcdefghij", 5, middle, ["ab…ij"]),
        WrapCase("abcdefghij", 6, middle, ["abc…ij"]),
        WrapCase("abcdefghij", 2, middle, ["a…"]),
        WrapCase("abcdefghij", 1, middle, ["…"]),
        WrapCase("ab cdefg hi", 7, middle, ["ab c…hi"]),
        WrapCase("aaa bbbbbb ccc", 7, TextStyle(lineLimit: 2, truncation: .middle), ["aaa", "bbb…ccc"]),
        WrapCase("first\nsecond\nthird", nil, middle, ["first…third"]),
        WrapCase("日本語の文章", 9, middle, ["日本…文章"]),
        WrapCase("日本語の文章", 7, middle, ["日本…章"]),
    ]

    private static let blankEnds: [WrapCase] = [
        WrapCase("a\n", nil, one, ["a"]),
        WrapCase("a\n \n", nil, one, ["a"]),
        WrapCase("ab cd\n", 2, two, ["ab", "cd"]),
        WrapCase("a  ", 1, one, ["a"]),
        WrapCase("a\n\nb", nil, one, ["a…"]),
    ]

    @Test(arguments: tails) func tailGivesWay(wrap: WrapCase) { check(wrap) }
    @Test(arguments: heads) func headGivesWay(wrap: WrapCase) { check(wrap) }
    @Test(arguments: middles) func middleGivesWay(wrap: WrapCase) { check(wrap) }
    @Test(arguments: blankEnds) func blankEndsVanishWithoutASign(wrap: WrapCase) { check(wrap) }

    @Test func runsAreMeasuredInTheirOwnSize() {
        let runs = [TextRun("ab", fontSize: 10), TextRun("cdef", fontSize: 20)]
        let expected: [(TextStyle.Truncation, String, CGFloat)] = [
            (.tail, "abcd…", 35), (.head, "…def", 35), (.middle, "abc…f", 35),
        ]
        for (truncation, text, width) in expected {
            let style = TextStyle(lineLimit: 1, truncation: truncation)
            let layout = TextLayout(runs, style: style, metrics: .scaled)
            let size = layout.size(for: ProposedViewSize(width: 39, height: nil))
            #expect(size == CGSize(width: width, height: 24))
            #expect(layout.lines(in: size).map(\.text) == [text])
        }
    }
}
