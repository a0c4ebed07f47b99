extension PictureRenderer {
    mutating func complete(_ control: PictureControl) {
        guard control.isTappable, control.isOneRow, let extent = control.extent else { return }
        tappables.append(extent)
    }

    /// Brackets come after everything else of a layer, so that only cells count that stayed blank.
    mutating func drawBrackets() {
        for tappable in tappables {
            let (before, after) = (tappable.columns.lowerBound - 1, tappable.columns.upperBound)
            let row = tappable.row
            let isSeen =
                canvas.painter(column: before + 1, row: row) == tappable.first
                && canvas.painter(column: after - 1, row: row) == tappable.last
            let hasRoom = [before, after].allSatisfy { column in
                tappable.clip.contains(column: column, row: row) && canvas.isBlank(column: column, row: row)
            }
            guard isSeen, hasRoom else { continue }
            canvas.draw("[", column: before, row: row, clip: tappable.clip, painter: tappable.first)
            canvas.draw("]", column: after, row: row, clip: tappable.clip, painter: tappable.last)
        }
        tappables.removeAll(keepingCapacity: true)
    }
}
