import Foundation
import TerrariumLayout

extension PictureRenderer {
    /// Draws a sign or a value at the trailing end of the frame, in its middle row.
    mutating func drawTrailing(_ sign: String, in frame: CGRect, _ pen: PicturePen) {
        let columns = CellRect(frame).columns
        let column = max(columns.lowerBound, columns.upperBound - CharacterWidth.columns(of: sign))
        canvas.draw(sign, column: column, row: CellRect.middleRow(of: frame), clip: pen.clip, painter: pen.painter)
    }

    mutating func drawField(_ node: SnapshotNode, in frame: CGRect, _ pen: PicturePen) {
        let columns = CellRect(frame).columns
        guard columns.count > 1 else { return }
        let row = CellRect.middleRow(of: frame)
        let inner = CellRect(columns: columns.lowerBound + 1..<columns.upperBound - 1, rows: row..<row + 1)
        let visible = inner.intersection(pen.clip)
        let edges = CellRect(columns: columns, rows: inner.rows).intersection(pen.clip)
        canvas.draw("[", column: columns.lowerBound, row: row, clip: edges, painter: pen.painter)
        canvas.draw("]", column: columns.upperBound - 1, row: row, clip: edges, painter: pen.painter)
        for column in visible.columns {
            canvas.draw("_", column: column, row: row, clip: visible, painter: pen.painter)
        }
        var column = inner.columns.lowerBound
        for character in FoldedNode(node).shownText ?? "" {
            let width = CharacterWidth.columns(of: character)
            guard column + width <= inner.columns.upperBound else { break }
            let shown = character == "\n" ? " " : character
            canvas.draw(shown, width: width, column: column, row: row, clip: visible, painter: pen.painter)
            column += width
        }
    }

    mutating func drawSlider(_ fraction: Double, in frame: CGRect, _ pen: PicturePen) {
        let columns = CellRect(frame).columns
        guard !columns.isEmpty else { return }
        let row = CellRect.middleRow(of: frame)
        let knob = columns.lowerBound + Int((fraction.clampedToUnit * Double(columns.count - 1)).rounded())
        for column in columns.clamped(to: pen.clip.columns) {
            canvas.draw(
                column == knob ? "o" : style.horizontal, column: column, row: row, clip: pen.clip, painter: pen.painter)
        }
    }

    mutating func drawProgress(_ fraction: Double?, in frame: CGRect, _ pen: PicturePen) {
        let columns = CellRect(frame).columns
        let row = CellRect.middleRow(of: frame)
        guard let fraction else {
            let column = columns.lowerBound + max(0, (columns.count - 3) / 2)
            canvas.draw("...", column: column, row: row, clip: pen.clip, painter: pen.painter)
            return
        }
        guard columns.count > 2 else { return }
        let filled = Int((fraction.clampedToUnit * Double(columns.count - 2)).rounded())
        for column in columns.clamped(to: pen.clip.columns) {
            let place = column - columns.lowerBound - 1
            let sign: Character =
                column == columns.lowerBound
                ? "[" : column == columns.upperBound - 1 ? "]" : place < filled ? style.filled : style.empty
            canvas.draw(sign, column: column, row: row, clip: pen.clip, painter: pen.painter)
        }
    }
}

extension Double {
    fileprivate var clampedToUnit: Double { isNaN ? 0 : min(max(self, 0), 1) }
}
