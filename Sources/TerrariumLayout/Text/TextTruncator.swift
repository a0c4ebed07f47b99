import Foundation

/// Cuts the last line that fits, so that it shows an ellipsis for everything that follows.
///
/// The ellipsis replaces characters, not words, and has no space beside it. What stands before it belongs to the paragraph
/// of the line, what stands after it to the last paragraph that is not blank.
///
/// Invariant: characters are taken in an order that does not depend on the width, until one does not fit. So the text
/// shows the same in the width that it then asks for.
struct TextTruncator {
    static let ellipsis = "…"

    let text: String
    /// Where runs start; empty if there is only one.
    let runStarts: [Int]
    let metrics: LineMetrics

    /// Cuts a line that starts where the given one does.
    func truncate(_ line: inout FittedLine, to width: CGFloat, _ truncation: TextStyle.Truncation) {
        let start = line.range.lowerBound
        let unit = metrics[run(at: start)].width
        let tolerance: CGFloat = 1e-6
        let room = width + tolerance - unit
        if room < 0 {
            line.range = start..<start
            line.rangeAfterEllipsis = start..<start
            line.width = unit
            return
        }
        switch truncation {
        case .tail: showHead(of: &line, room: room)
        case .head: showEnds(of: &line, room: room, takesFront: false)
        case .middle: showEnds(of: &line, room: room, takesFront: true)
        }
        line.width += unit
    }

    /// Shows the longest start of the paragraph that fits.
    private func showHead(of line: inout FittedLine, room: CGFloat) {
        let start = line.range.lowerBound
        var end = start
        var width: CGFloat = 0
        var used: CGFloat = 0
        forEachCharacter(from: start) { character in
            if character.breakClass == .newline { return false }
            used += character.width
            if used > room { return false }
            if character.breakClass != .space {
                end = character.range.upperBound
                width = used
            }
            return true
        }
        line.range = start..<end
        line.rangeAfterEllipsis = end..<end
        line.width = width
    }

    /// Shows the end of the text, and before it the start of the line, so that the two grow evenly.
    private func showEnds(of line: inout FittedLine, room: CGFloat, takesFront: Bool) {
        let start = line.range.lowerBound
        let (first, last) = paragraphs(from: start)
        let front = takesFront ? first ?? last : []
        let back = last
        var taken = 0
        var kept = back.count
        var frontWidth: CGFloat = 0
        var backWidth: CGFloat = 0
        while first != nil || taken < kept {
            let frontCost = taken < front.count ? front[taken].gap + front[taken].width : nil
            let gap = kept < back.count ? back[kept].gap : 0
            let backCost = kept > 0 ? back[kept - 1].width + gap : nil
            if let frontCost, frontWidth <= backWidth || backCost == nil {
                guard frontWidth + backWidth + frontCost <= room else { break }
                frontWidth += frontCost
                taken += 1
            } else if let backCost {
                guard frontWidth + backWidth + backCost <= room else { break }
                backWidth += backCost
                kept -= 1
            } else {
                break
            }
        }
        line.range = start..<(taken > 0 ? front[taken - 1].range.upperBound : start)
        let end = back.last.map(\.range.upperBound) ?? start
        line.rangeAfterEllipsis = (kept < back.count ? back[kept].range.lowerBound : end)..<end
        line.width = frontWidth + backWidth
    }

    /// A character that is no space, and how wide the spaces before it are.
    private struct Visible {
        let range: Range<Int>
        let width: CGFloat
        let gap: CGFloat
    }

    /// The last paragraph that is not blank, and the one that starts at a position if it is another one.
    private func paragraphs(from start: Int) -> (first: [Visible]?, last: [Visible]) {
        var first: [Visible]?
        var current: [Visible] = []
        var gap: CGFloat = 0
        var isAfterNewline = false
        forEachCharacter(from: start) { character in
            switch character.breakClass {
            case .newline:
                isAfterNewline = true
                gap = 0
            case .space: gap += character.width
            default:
                if isAfterNewline {
                    first = first ?? current
                    current = []
                    isAfterNewline = false
                }
                current.append(Visible(range: character.range, width: character.width, gap: gap))
                gap = 0
            }
            return true
        }
        return (first, current)
    }

    private struct Measured {
        let range: Range<Int>
        let width: CGFloat
        let breakClass: BreakClass
    }

    /// Visits the characters from a position on until the closure has seen enough.
    private func forEachCharacter(from start: Int, _ visit: (Measured) -> Bool) {
        let length = text.utf8.count
        var run = run(at: start)
        var position = start
        while position < length {
            let runEnd = run + 1 < runStarts.count ? runStarts[run + 1] : length
            var scanner = GraphemeScanner(text, in: position..<runEnd)
            let unit = metrics[run].width
            while let grapheme = scanner.next() {
                let measured = Measured(
                    range: position..<grapheme.end, width: CGFloat(grapheme.columns) * unit,
                    breakClass: grapheme.breakClass)
                if !visit(measured) { return }
                position = grapheme.end
            }
            run += 1
        }
    }

    /// The last run that starts at or before a position.
    private func run(at position: Int) -> Int {
        var low = 0
        var high = max(runStarts.count, 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if runStarts[middle] <= position { low = middle } else { high = middle }
        }
        return low
    }
}
