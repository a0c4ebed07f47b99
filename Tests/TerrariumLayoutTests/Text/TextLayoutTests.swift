import Foundation
import Testing

@testable import TerrariumLayout

/// A text, the columns and rows that it is offered, and the lines that it shows there.
struct WrapCase: Sendable, CustomTestStringConvertible {
    var text: String
    var columns: CGFloat?
    var rows: CGFloat?
    var style = TextStyle()
    var lines: [String]
    /// How wide the text is; by default as wide as its longest line.
    var width: Int?

    init(_ text: String, _ columns: CGFloat?, rows: CGFloat? = nil, _ lines: [String], width: Int? = nil) {
        self.init(text, columns, rows: rows, TextStyle(), lines, width: width)
    }

    init(
        _ text: String, _ columns: CGFloat?, rows: CGFloat? = nil, _ style: TextStyle, _ lines: [String],
        width: Int? = nil
    ) {
        self.text = text
        self.columns = columns
        self.rows = rows
        self.style = style
        self.lines = lines
        self.width = width
    }

    var testDescription: String { "\(quoted(text)) in \(columns ?? .infinity) columns" }
}

/// Checks size and lines in cells and in scaled metrics, and that the text shows the same lines in the size it asked for.
func check(_ wrap: WrapCase, sourceLocation: SourceLocation = #_sourceLocation) {
    let units: [(metrics: TextMetrics, fontSize: CGFloat, column: CGFloat, row: CGFloat)] = [
        (.cells(), 17, 8, 16), (.scaled, 20, 10, 24),
    ]
    for (metrics, fontSize, column, row) in units {
        let layout = TextLayout(wrap.text, fontSize: fontSize, style: wrap.style, metrics: metrics)
        let proposal = ProposedViewSize(
            width: wrap.columns.map { $0 * column }, height: wrap.rows.map { $0 * row })
        let size = layout.size(for: proposal)
        let width = wrap.width ?? wrap.lines.map(CharacterWidth.columns(of:)).max() ?? 0
        #expect(size.width == CGFloat(width) * column, sourceLocation: sourceLocation)
        #expect(size.height == CGFloat(wrap.lines.count) * row, sourceLocation: sourceLocation)

        let lines = layout.lines(in: size)
        #expect(lines.map(\.text) == wrap.lines, sourceLocation: sourceLocation)
        #expect(lines.map(\.y) == wrap.lines.indices.map { CGFloat($0) * row }, sourceLocation: sourceLocation)
        #expect(layout.size(for: ProposedViewSize(size)) == size, sourceLocation: sourceLocation)
        #expect(layout.firstBaseline(in: size) == (lines.isEmpty ? 0 : row * 0.75), sourceLocation: sourceLocation)
        let lastTop = lines.last.map { $0.y + row * 0.75 } ?? 0
        #expect(layout.lastBaseline(in: size) == lastTop, sourceLocation: sourceLocation)
    }
}

@Suite struct TextLayoutTests {
    private static let oneLine: [WrapCase] = [
        WrapCase("hello world", nil, ["hello world"]),
        WrapCase("hello world", .infinity, ["hello world"]),
        WrapCase("hello world", 11, ["hello world"]),
        WrapCase("hello world", 40, ["hello world"]),
        WrapCase("hello world", 40, rows: 0, ["hello world"]),
        WrapCase("a ", nil, ["a "]),
        WrapCase("a ", 1, ["a"]),
        WrapCase(" ", nil, [" "]),
        WrapCase(" ", 0, [""]),
        WrapCase("日本語", nil, ["日本語"]),
        WrapCase("👩‍👩‍👧‍👦", nil, ["👩‍👩‍👧‍👦"], width: 2),
        WrapCase("🇯🇵🇩🇪", nil, ["🇯🇵🇩🇪"], width: 4),
        WrapCase("e\u{301}e\u{301}", nil, ["e\u{301}e\u{301}"], width: 2),
        WrapCase("שלום עולם", nil, ["שלום עולם"], width: 9),
        WrapCase("a\tb", nil, ["a    b"]),
    ]

    private static let empty: [WrapCase] = [
        WrapCase("", nil, []),
        WrapCase("", 0, []),
        WrapCase("", -1, rows: -1, []),
        WrapCase("", .nan, rows: .nan, []),
        WrapCase("", 10, rows: 10, TextStyle(lineLimit: 3), []),
    ]

    private static let newlines: [WrapCase] = [
        WrapCase("a\nbc", nil, ["a", "bc"]),
        WrapCase("a\r\nbc", nil, ["a", "bc"]),
        WrapCase("a\rbc", nil, ["a", "bc"]),
        WrapCase("a\u{2028}bc", nil, ["a", "bc"]),
        WrapCase("a\u{2029}bc", nil, ["a", "bc"]),
        WrapCase("a\u{85}b\u{B}c\u{C}d", nil, ["a", "b", "c", "d"]),
        WrapCase("a\n\nb", nil, ["a", "", "b"]),
        WrapCase("a\n", nil, ["a", ""]),
        WrapCase("\na", nil, ["", "a"]),
        WrapCase("\n", nil, ["", ""]),
        WrapCase("\r\n\r\n", nil, ["", "", ""]),
        WrapCase("日本\n語", nil, ["日本", "語"]),
        WrapCase("a \nb", nil, ["a ", "b"]),
        WrapCase("one two\nthree", 3, ["one", "two", "thr", "ee"]),
        WrapCase("a\nb", 0, ["a", "b"]),
    ]

    private static let words: [WrapCase] = [
        WrapCase("hello world", 10, ["hello", "world"]),
        WrapCase("hello world", 5, ["hello", "world"]),
        WrapCase("hello world", 5.5, ["hello", "world"]),
        WrapCase("hello   world", 6, ["hello", "world"]),
        WrapCase("hello world ", 5, ["hello", "world"]),
        WrapCase("hello world ", 6, ["hello", "world "]),
        WrapCase("aa bb cc dd", 5, ["aa bb", "cc dd"]),
        WrapCase("aa bb cc dd", 4, ["aa", "bb", "cc", "dd"]),
        WrapCase("a  b", 3, ["a", "b"]),
        WrapCase("a  b", 4, ["a  b"]),
        WrapCase("  ab cd", 4, ["  ab", "cd"]),
        WrapCase("  abc", 3, ["", "abc"]),
        WrapCase("one two three", 7, ["one two", "three"]),
        WrapCase("well-known", 6, ["well-", "known"]),
        WrapCase("well-known", 9, ["well-", "known"]),
        WrapCase("a b\u{A0}c", 3, ["a", "b\u{A0}c"]),
        WrapCase("a\u{200B}b", 1, ["a", "b"]),
        WrapCase("Größe über", 7, ["Größe", "über"]),
    ]

    private static let longWords: [WrapCase] = [
        WrapCase("abcdefgh", 3, ["abc", "def", "gh"]),
        WrapCase("ab cdefgh ij", 3, ["ab", "cde", "fgh", "ij"]),
        WrapCase("ab cdefg hi", 4, ["ab", "cdef", "g hi"]),
        WrapCase("abc", 1, ["a", "b", "c"]),
        WrapCase("abc", 0, ["a", "b", "c"]),
        WrapCase("abc", 0.5, ["a", "b", "c"]),
        WrapCase("ab c", 0, ["a", "b", "c"]),
        WrapCase("ab", -5, ["a", "b"]),
        WrapCase("ab", .nan, ["a", "b"]),
        WrapCase("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
        WrapCase("\u{301}abc", 1, ["\u{301}a", "b", "c"]),
        WrapCase("مرحبا", 2, ["مر", "حب", "ا"]),
        WrapCase("well-known", 3, ["wel", "l-", "kno", "wn"]),
        WrapCase("a\u{A0}b", 1, ["a", "\u{A0}", "b"]),
    ]

    private static let eastAsian: [WrapCase] = [
        WrapCase("日本語の文章", 6, ["日本語", "の文章"]),
        WrapCase("日本語の文章", 7, ["日本語", "の文章"]),
        WrapCase("日本語の文章", 3, ["日", "本", "語", "の", "文", "章"]),
        WrapCase("日本語", 1, ["日", "本", "語"]),
        WrapCase("日本語", 0, ["日", "本", "語"]),
        WrapCase("これは本。", 8, ["これは", "本。"]),
        WrapCase("これは「本」", 8, ["これは", "「本」"]),
        WrapCase("コーヒー", 6, ["コー", "ヒー"]),
        WrapCase("コーヒー", 2, ["コ", "ー", "ヒ", "ー"]),
        WrapCase("ちょっと", 6, ["ちょっ", "と"]),
        WrapCase("SwiftとUI", 7, ["Swiftと", "UI"]),
        WrapCase("日本\u{3000}語", 4, ["日本", "語"]),
        WrapCase("a日b本", 3, ["a日", "b本"]),
        WrapCase("한국어 문장", 6, ["한국어", "문장"]),
        WrapCase("👍👍👍", 5, ["👍👍", "👍"]),
        WrapCase("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3, ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"]),
        WrapCase("🇯🇵🇩🇪🇫🇷", 4, ["🇯🇵🇩🇪", "🇫🇷"]),
    ]

    @Test(arguments: oneLine + empty) func oneLineOrNone(wrap: WrapCase) { check(wrap) }
    @Test(arguments: newlines) func newlinesEndLines(wrap: WrapCase) { check(wrap) }
    @Test(arguments: words) func wordsWrap(wrap: WrapCase) { check(wrap) }
    @Test(arguments: longWords) func longWordsBreak(wrap: WrapCase) { check(wrap) }
    @Test(arguments: eastAsian) func eastAsianText(wrap: WrapCase) { check(wrap) }

    @Test func alignmentMovesShortLines() {
        let cases: [(TextStyle.Alignment, LayoutDirection, [CGFloat])] = [
            (.leading, .leftToRight, [0, 0]), (.center, .leftToRight, [0, 8]), (.trailing, .leftToRight, [0, 16]),
            (.leading, .rightToLeft, [0, 16]), (.center, .rightToLeft, [0, 8]), (.trailing, .rightToLeft, [0, 0]),
        ]
        for (alignment, direction, expected) in cases {
            let style = TextStyle(alignment: alignment, layoutDirection: direction)
            let layout = TextLayout("abcd ef", fontSize: 17, style: style, metrics: .cells())
            #expect(layout.lines(in: CGSize(width: 32, height: 32)).map(\.x) == expected)
        }
    }

    @Test func linesStandInFramesOfOtherSizes() {
        let layout = TextLayout("ab", fontSize: 17, style: TextStyle(alignment: .trailing), metrics: .cells())
        let line = TextLine(text: "ab", x: 84, y: 0, width: 16, height: 16)
        #expect(layout.lines(in: CGSize(width: 100, height: 100)) == [line])
    }
}

/// Texts of several font sizes.
@Suite struct TextLayoutOfRunsTests {
    private func check(
        _ runs: [TextRun], width: CGFloat?, size: CGSize, lines: [TextLine], baselines: [CGFloat],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let layout = TextLayout(runs, style: TextStyle(), metrics: .scaled)
        let answer = layout.size(for: ProposedViewSize(width: width, height: nil))
        #expect(answer == size, sourceLocation: sourceLocation)
        #expect(layout.lines(in: answer) == lines, sourceLocation: sourceLocation)
        let found = [layout.firstBaseline(in: answer), layout.lastBaseline(in: answer)]
        #expect(found == baselines, sourceLocation: sourceLocation)
    }

    private let mixed = [TextRun("ab", fontSize: 10), TextRun("cd ", fontSize: 20), TextRun("ef", fontSize: 10)]

    @Test func aLineIsAsHighAsItsHighestRun() {
        check(
            mixed, width: nil, size: CGSize(width: 50, height: 24),
            lines: [TextLine(text: "abcd ef", x: 0, y: 0, width: 50, height: 24)], baselines: [18, 18])
    }

    @Test func aWordOfTwoSizesStaysWhole() {
        check(
            mixed, width: 39, size: CGSize(width: 30, height: 36),
            lines: [
                TextLine(text: "abcd", x: 0, y: 0, width: 30, height: 24),
                TextLine(text: "ef", x: 0, y: 24, width: 10, height: 12),
            ], baselines: [18, 33])
    }

    @Test func aWordOfTwoSizesBreaksWhereItMust() {
        check(
            mixed, width: 20, size: CGSize(width: 20, height: 60),
            lines: [
                TextLine(text: "abc", x: 0, y: 0, width: 20, height: 24),
                TextLine(text: "d", x: 0, y: 24, width: 10, height: 24),
                TextLine(text: "ef", x: 0, y: 48, width: 10, height: 12),
            ], baselines: [18, 57])
    }

    @Test func spacesHangAcrossRuns() {
        check(
            [TextRun("ab", fontSize: 10), TextRun("  ", fontSize: 10), TextRun("cd", fontSize: 10)], width: 19,
            size: CGSize(width: 10, height: 24),
            lines: [
                TextLine(text: "ab", x: 0, y: 0, width: 10, height: 12),
                TextLine(text: "cd", x: 0, y: 12, width: 10, height: 12),
            ], baselines: [9, 21])
    }

    @Test func emptyRunsChangeNothing() {
        let runs = [TextRun("", fontSize: 90), TextRun("a", fontSize: 10), TextRun("", fontSize: 90)]
        check(
            runs, width: nil, size: CGSize(width: 5, height: 12),
            lines: [TextLine(text: "a", x: 0, y: 0, width: 5, height: 12)], baselines: [9, 9])
        check([], width: nil, size: .zero, lines: [], baselines: [0, 0])
        check([TextRun("", fontSize: 10)], width: 0, size: .zero, lines: [], baselines: [0, 0])
    }

    @Test func anEmptyLineIsAsHighAsTheRunItStandsIn() {
        let runs = [TextRun("a\n", fontSize: 10), TextRun("\nb", fontSize: 20)]
        check(
            runs, width: nil, size: CGSize(width: 10, height: 60),
            lines: [
                TextLine(text: "a", x: 0, y: 0, width: 5, height: 12),
                TextLine(text: "", x: 0, y: 12, width: 0, height: 24),
                TextLine(text: "b", x: 0, y: 36, width: 10, height: 24),
            ], baselines: [9, 54])
    }

    @Test func fontsMakeNoDifferenceInCells() {
        let layout = TextLayout(mixed, style: TextStyle(), metrics: .cells())
        #expect(layout.size(for: .unspecified) == CGSize(width: 56, height: 16))
    }
}
