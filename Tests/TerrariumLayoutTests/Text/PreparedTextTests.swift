import Foundation
import Testing

@testable import TerrariumLayout

@Suite struct PreparedTextTests {
    @Test func paragraphsEndInNewlinesAndTheTextInItsEnd() {
        let prepared = PreparedText("a b\n\nc\n", runs: [.init(start: 0, fontSize: 17)])
        #expect(prepared.atoms.map(\.breakAfter) == [.allowed, .newline, .newline, .newline, .end])
        #expect(prepared.atoms.map(\.start) == [0, 2, 4, 5, 7])
        #expect(prepared.atoms.map(\.columns) == [1, 1, 0, 1, 0])
    }

    @Test func runsCutAtomsWithoutAllowingBreaks() {
        let prepared = PreparedText("abcd ef", runs: [.init(start: 0, fontSize: 10), .init(start: 2, fontSize: 20)])
        #expect(prepared.atoms.map(\.run) == [0, 1, 1])
        #expect(prepared.atoms.map(\.breakAfter) == [.none, .allowed, .end])
        #expect(prepared.atoms.map(\.columns) == [2, 2, 2])
        #expect(prepared.atoms.map(\.spaceColumns) == [0, 1, 0])
    }

    @Test func aBreakBetweenRunsIsAllowedWhereTheTextAllowsIt() {
        let prepared = PreparedText("日本", runs: [.init(start: 0, fontSize: 10), .init(start: 3, fontSize: 20)])
        #expect(prepared.atoms.map(\.breakAfter) == [.allowed, .end])
    }

    private static let pieces: [(piece: String, count: Int)] = [
        ("x", 100_000), ("é", 100_000), ("日", 100_000), ("🇯🇵", 100_000), ("a ", 100_000), ("\u{A0}x", 50_000),
    ]

    /// The work for a text grows with its length and not faster; if it did, this would not end.
    @Test(arguments: pieces.indices) func enormousTextsAreMeasured(index: Int) {
        let text = String(repeating: Self.pieces[index].piece, count: Self.pieces[index].count)
        let layout = TextLayout(text, fontSize: 17, metrics: .cells(width: 1, height: 1))
        let size = layout.size(for: ProposedViewSize(width: 0, height: nil))
        #expect(size.height == 100_000)
        #expect(layout.lines(in: CGSize(width: 0, height: 1e9)).count == 100_000)
        for truncation in [TextStyle.Truncation.head, .middle, .tail] {
            let style = TextStyle(lineLimit: 1, truncation: truncation)
            let limited = TextLayout(text, fontSize: 17, style: style, metrics: .cells(width: 1, height: 1))
            #expect(limited.size(for: ProposedViewSize(width: 10, height: nil)).height == 1)
        }
    }

    @Test func aMegabyteOfRunsIsMeasured() {
        let runs = (0..<100_000).map { TextRun("abcdefghij", fontSize: CGFloat(10 + $0 % 2)) }
        let layout = TextLayout(runs, style: TextStyle(), metrics: .scaled)
        #expect(layout.size(for: .unspecified) == CGSize(width: 5_250_000, height: 14))
        #expect(layout.size(for: ProposedViewSize(width: 105, height: nil)) == CGSize(width: 105, height: 700_000))
    }

    @Test func oneCharacterOfManyScalarsIsOneCharacter() {
        let text = "e" + String(repeating: "\u{301}", count: 100_000)
        let layout = TextLayout(text, fontSize: 17, metrics: .cells())
        #expect(layout.size(for: .unspecified) == CGSize(width: 8, height: 16))
        #expect(layout.size(for: .zero) == CGSize(width: 8, height: 16))
    }
}
