import Foundation

/// Cuts the last line that fits, so that it shows an ellipsis for everything that follows.
///
/// The ellipsis replaces characters, not words; spaces beside it are dropped. It never joins two paragraphs' middles: what
/// stands before it belongs to the paragraph of the line, what stands after it to the last paragraph.
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
        let room = width + 1e-6 - unit
        var before = Piece(range: start..<start)
        var after: Piece?
        switch truncation {
        case .tail:
            before = head(from: start, room: room)
        case .head:
            after = tail(from: start, room: room)
        case .middle:
            // The odd column goes to the front.
            let half = unit > 0 ? (room / 2 / unit).rounded(.up) * unit : room
            before = head(from: start, room: min(half, room))
            after = tail(from: start, room: room - before.width)
        }
        let end = max(after?.range.upperBound ?? before.range.upperBound, before.range.upperBound)
        let resume = max(after?.range.lowerBound ?? end, before.range.upperBound)
        line.range = before.range
        line.rangeAfterEllipsis = resume..<end
        line.width = before.width + unit + (after?.width ?? 0)
    }

    /// A part of the text and its width.
    private struct Piece {
        var range: Range<Int>
        var width: CGFloat = 0
    }

    /// The longest start of the paragraph that fits, without spaces at its end.
    private func head(from start: Int, room: CGFloat) -> Piece {
        var piece = Piece(range: start..<start)
        var used: CGFloat = 0
        forEachCharacter(from: start) { character in
            if character.breakClass == .newline { return false }
            used += character.width
            if used > room { return false }
            if character.breakClass != .space { piece = Piece(range: start..<character.range.upperBound, width: used) }
            return true
        }
        return piece
    }

    /// The longest end of the text's last paragraph that fits, without spaces at either end.
    private func tail(from start: Int, room: CGFloat) -> Piece {
        var paragraph = Piece(range: start..<start)
        var used: CGFloat = 0
        var isAfterNewline = false
        forEachCharacter(from: start) { character in
            switch character.breakClass {
            case .newline: isAfterNewline = true
            case .space where isAfterNewline: break
            default:
                if isAfterNewline {
                    paragraph.range = character.range.lowerBound..<character.range.lowerBound
                    used = 0
                    isAfterNewline = false
                }
                used += character.width
                if character.breakClass != .space {
                    paragraph = Piece(
                        range: paragraph.range.lowerBound..<character.range.upperBound, width: used)
                }
            }
            return true
        }
        var piece = paragraph
        forEachCharacter(from: paragraph.range.lowerBound) { character in
            guard character.range.lowerBound < paragraph.range.upperBound else { return false }
            let isExcess = piece.width > room || character.breakClass == .space
            guard isExcess || (character.width == 0 && piece.range != paragraph.range) else { return false }
            piece.range = character.range.upperBound..<paragraph.range.upperBound
            piece.width -= character.width
            return true
        }
        if piece.range.isEmpty { piece.width = 0 }
        return piece
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
