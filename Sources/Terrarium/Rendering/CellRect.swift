package import Foundation

/// A rectangle of character cells; the ends are not part of it.
package struct CellRect: Equatable, Sendable {
    /// The size of a cell in points.
    package static let cell = CGSize(width: 8, height: 16)

    package var columns: Range<Int>
    package var rows: Range<Int>

    package init(columns: Range<Int>, rows: Range<Int>) {
        self.columns = columns
        self.rows = rows
    }

    /// The cells of a rectangle of points: all edges are rounded down.
    package init(_ rect: CGRect) {
        let left = Self.index(rect.minX, of: Self.cell.width)
        let top = Self.index(rect.minY, of: Self.cell.height)
        columns = left..<max(left, Self.index(rect.maxX, of: Self.cell.width))
        rows = top..<max(top, Self.index(rect.maxY, of: Self.cell.height))
    }

    package var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

    package func intersection(_ other: Self) -> Self {
        Self(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    }

    package func contains(column: Int, row: Int) -> Bool { columns.contains(column) && rows.contains(row) }

    /// The column in which a text begins that starts there.
    package static func column(at x: CGFloat) -> Int { index(x, of: cell.width) }

    /// The row in which a text stands whose top is there.
    package static func row(at y: CGFloat) -> Int { index(y, of: cell.height) }

    /// The row in which a text of one line stands that is centred in the rectangle.
    package static func middleRow(of rect: CGRect) -> Int { row(at: rect.midY - cell.height / 2) }

    /// Far away is far enough: infinite frames and those that are not numbers stay countable.
    private static func index(_ position: CGFloat, of step: CGFloat) -> Int {
        let index = (position / step).rounded(.down)
        return index.isNaN ? 0 : Int(min(max(index, -1_000_000), 1_000_000))
    }
}
