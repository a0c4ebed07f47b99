import Foundation

/// What a grid keeps about its cells: where each one is, and the tracks that were computed last.
public struct _GridCache {
    struct Cell {
        let index: Int
        let row: Int
        let columns: Range<Int>
        let anchor: UnitPoint?
        let unsizedAxes: Axis.Set

        /// Whether the cell decides the width of its column.
        var sizesColumn: Bool { columns.count == 1 && !unsizedAxes.contains(.horizontal) }
        /// Whether the cell decides the height of its row.
        var sizesRow: Bool { !unsizedAxes.contains(.vertical) }
    }

    var cells: [Cell] = []
    var columnCount = 0
    var rowCount = 0
    /// The cells of each row, as ranges of `cells`.
    var rowCells: [Range<Int>] = []
    /// The cells that lie in one column alone, by column.
    var columnCells: [[Int]] = []
    var rowAlignments: [VerticalAlignment?] = []
    var columnAlignments: [HorizontalAlignment?] = []

    var solvedProposal: ProposedViewSize?
    var columnWidths: [CGFloat] = []
    var rowHeights: [CGFloat] = []

    mutating func forgetSizes() {
        solvedProposal = nil
    }
}

extension _GridCache {
    /// More columns than this are not counted, so that a cell of a million columns stays a cell.
    static let columnLimit = 1000

    /// Reads from the subviews in which row and columns each of them lies.
    init(_ subviews: LayoutSubviews) {
        var previous: GridRowKey.Row?
        for (index, subview) in subviews.enumerated() {
            let row = subview[GridRowKey.self]
            if row == nil || row?.id != previous?.id {
                rowCount += 1
                rowAlignments.append(row?.alignment)
                rowCells.append(cells.count..<cells.count)
            }
            previous = row
            appendCell(index, subview, isRow: row == nil)
        }
        for (number, cell) in cells.enumerated() where cell.columns.isEmpty {
            // A view without a row fills one; only now is known how many columns that takes.
            cells[number] = Cell(
                index: cell.index, row: cell.row, columns: 0..<max(columnCount, 1), anchor: cell.anchor,
                unsizedAxes: cell.unsizedAxes)
        }
        if !cells.isEmpty {
            columnCount = max(columnCount, 1)
        }
        findColumns(subviews)
    }

    private mutating func appendCell(_ index: Int, _ subview: LayoutSubview, isRow: Bool) {
        let row = rowCount - 1
        let start = rowCells[row].isEmpty ? 0 : cells[rowCells[row].upperBound - 1].columns.upperBound
        let span = isRow ? 0 : min(max(subview[GridCellColumnsKey.self], 1), max(Self.columnLimit - start, 1))
        let columns = isRow ? 0..<0 : start..<(start + span)
        columnCount = max(columnCount, columns.upperBound)
        rowCells[row] = rowCells[row].lowerBound..<(cells.count + 1)
        cells.append(
            Cell(
                index: index, row: row, columns: columns, anchor: subview[GridCellAnchorKey.self],
                unsizedAxes: subview[GridCellUnsizedAxesKey.self]))
    }

    private mutating func findColumns(_ subviews: LayoutSubviews) {
        columnCells = Array(repeating: [], count: columnCount)
        columnAlignments = Array(repeating: nil, count: columnCount)
        for (number, cell) in cells.enumerated() where cell.columns.count == 1 {
            let column = cell.columns.lowerBound
            columnCells[column].append(number)
            if columnAlignments[column] == nil {
                let subview = subviews[subviews.startIndex + cell.index]
                columnAlignments[column] = subview[GridColumnAlignmentKey.self]
            }
        }
    }
}
