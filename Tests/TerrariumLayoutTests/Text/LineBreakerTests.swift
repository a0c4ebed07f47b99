import Foundation
import Testing

@testable import TerrariumLayout

/// What holds for every text and width, tried with texts made up from a seed.
@Suite struct LineBreakerTests {
    private static let pieces: [String] = [
        "a", "bc", "word", "longerword", " ", "  ", "-", ",", ".", "(", ")", "\"", "1", "日", "本", "。", "「", "」", "ー",
        "っ",
        "ア", "한", "😀", "👩‍👩‍👧‍👦", "🇯🇵", "e\u{301}", "א", "م", "\u{A0}", "\u{2060}", "\u{200B}", "\u{3000}", "…", "—",
    ]

    private func text(from random: inout SplitMix, newlines: Bool) -> String {
        let choices = newlines ? Self.pieces + ["\n", "\r\n"] : Self.pieces
        return (0..<random.next(below: 24)).map { _ in choices[random.next(below: choices.count)] }.joined()
    }

    private func lines(of text: String, columns: Int, style: TextStyle = TextStyle()) -> [TextLine] {
        let layout = TextLayout(text, fontSize: 17, style: style, metrics: .cells(width: 1, height: 1))
        return layout.lines(in: CGSize(width: CGFloat(columns), height: .infinity))
    }

    @Test(arguments: 0..<400 as Range<UInt64>) func linesFit(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let text = text(from: &random, newlines: true)
        let columns = random.next(below: 20)
        for line in lines(of: text, columns: columns) {
            let visible = line.text.filter { CharacterWidth.columns(of: $0) > 0 }.count
            #expect(line.width <= CGFloat(columns) || visible == 1, "\(quoted(text)) in \(columns)")
            #expect(line.width == CGFloat(CharacterWidth.columns(of: line.text)), "\(quoted(text)) in \(columns)")
        }
    }

    @Test(arguments: 0..<400 as Range<UInt64>) func nothingIsLostButSpaces(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let text = text(from: &random, newlines: false)
        let columns = random.next(below: 20)
        var rest = Substring(text)
        for line in lines(of: text, columns: columns) {
            guard let range = rest.unicodeScalars.firstRange(of: line.text.unicodeScalars) else {
                Issue.record("\(quoted(line.text)) is not in the rest of \(quoted(text))")
                return
            }
            let skipped = rest.unicodeScalars[..<range.lowerBound]
            #expect(
                skipped.allSatisfy { $0.properties.isWhitespace || $0 == "\u{200B}" }, "\(quoted(text)) in \(columns)")
            rest = rest[range.upperBound...]
        }
        #expect(rest.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0 == "\u{200B}" })
    }

    @Test(arguments: 0..<200 as Range<UInt64>) func widthNeverAddsLines(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let text = text(from: &random, newlines: true)
        let layout = TextLayout(text, fontSize: 17, metrics: .cells(width: 1, height: 1))
        var last = CGFloat.infinity
        for columns in 0..<40 {
            let height = layout.size(for: ProposedViewSize(width: CGFloat(columns), height: nil)).height
            #expect(height <= last, "\(quoted(text)) in \(columns)")
            last = height
        }
    }

    @Test(arguments: 0..<400 as Range<UInt64>) func theAnswerFitsItself(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let text = text(from: &random, newlines: true)
        let truncations: [TextStyle.Truncation] = [.head, .middle, .tail]
        let style = TextStyle(
            lineLimit: random.next(below: 2) == 0 ? nil : random.next(below: 4),
            minimumLines: random.next(below: 3), truncation: truncations[random.next(below: 3)],
            lineSpacing: CGFloat(random.next(below: 3)),
            minimumScaleFactor: random.next(below: 3) == 0 ? 0.5 : 1)
        let proposal = ProposedViewSize(
            width: CGFloat(random.next(below: 200)), height: random.next(below: 2) == 0 ? nil : 60)
        for metrics in [TextMetrics.cells(), .scaled] {
            let layout = TextLayout(text, fontSize: 13, style: style, metrics: metrics)
            let size = layout.size(for: proposal)
            // A character that is wider than the space asks for more, and then more may fit beside the others.
            if size.width > proposal.width ?? .infinity { continue }
            let again = layout.size(for: ProposedViewSize(size))
            #expect(size == again, "\(quoted(text)) in \(proposal) with \(style)")
            let lines = layout.lines(in: size)
            #expect(lines.map(\.width).max() ?? 0 == size.width, "\(quoted(text)) in \(proposal) with \(style)")
            #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.y + $0.height <= $1.y })
            #expect(lines.last.map { $0.y + $0.height <= size.height } ?? true)
        }
    }

    /// Cutting a text into runs of one size changes nothing but where characters of several scalars are cut.
    @Test(arguments: 0..<200 as Range<UInt64>) func runsOfOneSizeAreOneText(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let text = text(from: &random, newlines: true)
        let columns = CGFloat(random.next(below: 20))
        let whole = TextLayout(text, fontSize: 20, metrics: .scaled)
        let runs = text.map { TextRun(String($0), fontSize: 20) }
        let cut = TextLayout(runs, style: TextStyle(), metrics: .scaled)
        let proposal = ProposedViewSize(width: columns * 10, height: nil)
        #expect(cut.size(for: proposal) == whole.size(for: proposal), "\(quoted(text)) in \(columns)")
        let frame = CGSize(width: columns * 10, height: 10_000)
        #expect(cut.lines(in: frame) == whole.lines(in: frame), "\(quoted(text)) in \(columns)")
    }
}

/// A small generator with a seed, so that a failure can be repeated.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
