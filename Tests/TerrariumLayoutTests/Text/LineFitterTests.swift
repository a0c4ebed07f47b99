import Foundation
import Testing

@testable import TerrariumLayout

@Suite struct LineFitterTests {
    private static let limits: [WrapCase] = [
        WrapCase("aaa bbb ccc", 3, TextStyle(lineLimit: 3), ["aaa", "bbb", "ccc"]),
        WrapCase("aaa bbb ccc", 3, TextStyle(lineLimit: 9), ["aaa", "bbb", "ccc"]),
        WrapCase("aaa bbb ccc", 3, TextStyle(lineLimit: 0), ["aa…"]),
        WrapCase("aaa bbb ccc", 3, TextStyle(lineLimit: -3), ["aa…"]),
        WrapCase("aaa bbb ccc", 3, rows: 3, ["aaa", "bbb", "ccc"]),
        WrapCase("aaa bbb ccc", 3, rows: 2.99, ["aaa", "bb…"]),
        WrapCase("aaa bbb ccc", 3, rows: 1, ["aa…"]),
        WrapCase("aaa bbb ccc", 3, rows: 0, ["aa…"]),
        WrapCase("aaa bbb ccc", 3, rows: -1, ["aa…"]),
        WrapCase("aaa bbb ccc", 3, rows: .nan, ["aa…"]),
        WrapCase("aaa bbb ccc", 3, rows: .infinity, ["aaa", "bbb", "ccc"]),
        WrapCase("aaa bbb ccc", 3, rows: 3, TextStyle(lineLimit: 2), ["aaa", "bb…"]),
        WrapCase("aaa bbb ccc", 3, rows: 1, TextStyle(lineLimit: 2), ["aa…"]),
        WrapCase("日\n本\n語", nil, rows: 2, ["日", "本…"]),
    ]

    @Test(arguments: limits) func linesAreLimited(wrap: WrapCase) { check(wrap) }

    private struct Heights: Sendable {
        var text: String
        var style: TextStyle
        var proposal: CGFloat?
        var size: CGSize
        var lineTops: [CGFloat]
    }

    private static let heights: [Heights] = [
        // Reserved lines.
        Heights(
            text: "ab", style: .init(lineLimit: 2, minimumLines: 2), size: .init(width: 16, height: 32), lineTops: [0]),
        Heights(text: "ab", style: .init(minimumLines: 3), size: .init(width: 16, height: 48), lineTops: [0]),
        Heights(text: "日", style: .init(minimumLines: 3), size: .init(width: 16, height: 48), lineTops: [0]),
        Heights(text: "a\nb", style: .init(minimumLines: 3), size: .init(width: 8, height: 48), lineTops: [0, 16]),
        Heights(text: "a\nb", style: .init(minimumLines: 1), size: .init(width: 8, height: 32), lineTops: [0, 16]),
        Heights(text: "", style: .init(minimumLines: 1), size: .init(width: 0, height: 16), lineTops: []),
        Heights(text: "", style: .init(minimumLines: 2), size: .init(width: 0, height: 32), lineTops: []),
        Heights(
            text: "a", style: .init(lineLimit: 2, minimumLines: 5), size: .init(width: 8, height: 32), lineTops: [0]),
        Heights(text: "a", style: .init(minimumLines: -5), size: .init(width: 8, height: 16), lineTops: [0]),
        Heights(
            text: "a", style: .init(minimumLines: .max), size: .init(width: 8, height: 160_000), lineTops: [0]),
        Heights(
            text: "a", style: .init(minimumLines: 3), proposal: 40, size: .init(width: 8, height: 32), lineTops: [0]),
        Heights(
            text: "a", style: .init(minimumLines: 3), proposal: 4, size: .init(width: 8, height: 16), lineTops: [0]),
        // Line spacing.
        Heights(text: "a", style: .init(lineSpacing: 4), size: .init(width: 8, height: 16), lineTops: [0]),
        Heights(text: "a\nb", style: .init(lineSpacing: 4), size: .init(width: 8, height: 36), lineTops: [0, 20]),
        Heights(text: "a\nb", style: .init(lineSpacing: -4), size: .init(width: 8, height: 32), lineTops: [0, 16]),
        Heights(text: "a\nb", style: .init(lineSpacing: .nan), size: .init(width: 8, height: 32), lineTops: [0, 16]),
        Heights(
            text: "a\nb", style: .init(lineSpacing: 4), proposal: 35, size: .init(width: 16, height: 16), lineTops: [0]),
        Heights(
            text: "a\nb", style: .init(lineSpacing: 4), proposal: 36, size: .init(width: 8, height: 36),
            lineTops: [0, 20]),
        Heights(
            text: "a", style: .init(minimumLines: 2, lineSpacing: 4), size: .init(width: 8, height: 36), lineTops: [0]),
    ]

    @Test(arguments: heights.indices) func linesAddUp(index: Int) {
        let expected = Self.heights[index]
        let layout = TextLayout(expected.text, fontSize: 17, style: expected.style, metrics: .cells())
        let size = layout.size(for: ProposedViewSize(width: nil, height: expected.proposal))
        #expect(size == expected.size)
        #expect(layout.lines(in: size).map(\.y) == expected.lineTops)
    }

    @Test func baselinesOfReservedSpaceBelongToTheText() {
        let style = TextStyle(minimumLines: 3)
        let layout = TextLayout("ab", fontSize: 17, style: style, metrics: .cells())
        let size = layout.size(for: .unspecified)
        #expect(layout.firstBaseline(in: size) == 12)
        #expect(layout.lastBaseline(in: size) == 12)
    }

    @Test func highLinesCountByTheirOwnHeight() {
        let runs = [TextRun("a\n", fontSize: 10), TextRun("b\n", fontSize: 20), TextRun("c", fontSize: 10)]
        let layout = TextLayout(runs, style: TextStyle(), metrics: .scaled)
        #expect(layout.size(for: .init(width: nil, height: 48)) == CGSize(width: 10, height: 48))
        #expect(layout.size(for: .init(width: nil, height: 47)) == CGSize(width: 20, height: 36))
        #expect(layout.size(for: .init(width: nil, height: 35)) == CGSize(width: 10, height: 12))
    }
}

/// Shrinking the font so that nothing is cut off.
@Suite struct MinimumScaleFactorTests {
    private func size(
        _ text: String, _ factor: CGFloat, metrics: TextMetrics = .scaled, lineLimit: Int? = 1, width: CGFloat
    ) -> (size: CGSize, lines: [String]) {
        let style = TextStyle(lineLimit: lineLimit, minimumScaleFactor: factor)
        let layout = TextLayout(text, fontSize: 20, style: style, metrics: metrics)
        let size = layout.size(for: ProposedViewSize(width: width, height: nil))
        #expect(layout.size(for: ProposedViewSize(size)) == size)
        return (size, layout.lines(in: size).map(\.text))
    }

    @Test func aTextThatFitsKeepsItsSize() {
        #expect(size("abcd", 0.5, width: 40) == (CGSize(width: 40, height: 24), ["abcd"]))
    }

    @Test func theFontShrinksAsFarAsNeeded() {
        // A font of 15 points: four columns of 7.5, a line of 18.
        #expect(size("abcd", 0.5, width: 30) == (CGSize(width: 30, height: 18), ["abcd"]))
    }

    @Test func theFontShrinksNoFurtherThanAllowed() {
        #expect(size("abcdefghij", 0.5, width: 30) == (CGSize(width: 30, height: 12), ["abcde…"]))
        #expect(size("abcdefghij", .nan, width: 30) == (CGSize(width: 30, height: 24), ["ab…"]))
    }

    @Test func wrappingComesBeforeShrinking() {
        #expect(size("ab cd", 0.5, lineLimit: 2, width: 20) == (CGSize(width: 20, height: 48), ["ab", "cd"]))
        #expect(size("ab cd", 0.5, lineLimit: nil, width: 20) == (CGSize(width: 20, height: 48), ["ab", "cd"]))
    }

    @Test func cellsDoNotShrink() {
        #expect(size("abcd", 0.5, metrics: .cells(), width: 24) == (CGSize(width: 24, height: 16), ["ab…"]))
    }
}
