import TerrariumLayout

/// The cells of a picture while it is painted.
///
/// Invariant: a wide character fills a cell and the continuation right of it, or it is not there at all.
package struct PictureCanvas {
    private struct Cell {
        var character: Character = " "
        var isContinuation = false
        /// Who painted it last: a number that grows with the drawing order.
        var painter = -1

        var isBlank: Bool { character == " " && !isContinuation }
    }

    package let bounds: CellRect
    private var cells: [Cell]

    package init(columns: Int, rows: Int) {
        bounds = CellRect(columns: 0..<max(0, columns), rows: 0..<max(0, rows))
        cells = Array(repeating: Cell(), count: bounds.columns.count * bounds.rows.count)
    }

    /// Whether nothing is seen in the cell; cells outside the picture are not blank.
    package func isBlank(column: Int, row: Int) -> Bool {
        bounds.contains(column: column, row: row) && cells[index(column, row)].isBlank
    }

    /// Who painted the cell last, or nil.
    package func painter(column: Int, row: Int) -> Int? {
        guard bounds.contains(column: column, row: row) else { return nil }
        let painter = cells[index(column, row)].painter
        return painter < 0 ? nil : painter
    }

    /// Clears the cells.
    package mutating func clear(_ rect: CellRect, painter: Int) {
        let visible = rect.intersection(bounds)
        for row in visible.rows {
            for column in visible.columns { set(" ", column, row, painter) }
        }
    }

    /// Draws a character where all of it lies inside the clip; of a wide one that does not, the visible half is blank.
    package mutating func draw(
        _ character: Character, width: Int = 1, column: Int, row: Int, clip: CellRect, painter: Int
    ) {
        let clip = clip.intersection(bounds)
        let isWhole = clip.contains(column: column, row: row) && clip.contains(column: column + width - 1, row: row)
        if isWhole {
            set(character, column, row, painter)
            if width == 2 {
                set(" ", column + 1, row, painter)
                cells[index(column, row)].character = character
                cells[index(column + 1, row)].isContinuation = true
            }
        } else {
            for half in column..<column + width where clip.contains(column: half, row: row) {
                set(" ", half, row, painter)
            }
        }
    }

    /// Draws a string from left to right and returns the column after it.
    @discardableResult
    package mutating func draw(_ string: String, column: Int, row: Int, clip: CellRect, painter: Int) -> Int {
        var column = column
        for character in string {
            let width = CharacterWidth.columns(of: character)
            guard width > 0 else { continue }
            draw(character, width: width, column: column, row: row, clip: clip, painter: painter)
            column += width
        }
        return column
    }

    /// The rows of the picture, as strings.
    package var rows: [String] {
        bounds.rows.map { row in
            var line = ""
            for column in bounds.columns where !cells[index(column, row)].isContinuation {
                line.append(cells[index(column, row)].character)
            }
            return line
        }
    }

    private func index(_ column: Int, _ row: Int) -> Int { row * bounds.columns.count + column }

    /// Puts a character into one cell and takes away what is left of a wide one that it cuts in half.
    private mutating func set(_ character: Character, _ column: Int, _ row: Int, _ painter: Int) {
        let index = index(column, row)
        if cells[index].isContinuation { cells[index - 1].character = " " }
        if column + 1 < bounds.columns.upperBound, cells[index + 1].isContinuation {
            cells[index + 1].isContinuation = false
        }
        cells[index] = Cell(character: character, painter: painter)
    }
}
