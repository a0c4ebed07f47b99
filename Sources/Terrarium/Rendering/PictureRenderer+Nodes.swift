import Foundation
import TerrariumLayout

extension PictureRenderer {
    mutating func paint(_ step: DrawingCursor.Step) {
        guard let frame = step.frame else { return }
        let pen = PicturePen(step, canvas)
        for picture in step.context.lentPictures { paint(picture, of: step.node, in: frame, pen) }
        paint(step.node.picture, of: step.node, in: frame, pen)
        for line in step.node.lines {
            let column = CellRect.column(at: frame.origin.x + line.x)
            let row = CellRect.row(at: frame.origin.y + line.y)
            drawText(line.text, column: column, row: row, pen)
        }
    }

    /// Draws what lies over the content, once that is there.
    mutating func paintOver(_ step: DrawingCursor.Step) {
        guard let frame = step.frame else { return }
        for picture in [step.node.picture] + step.context.lentPictures.reversed() {
            switch picture {
            case .border: drawBox(frame, PicturePen(step, canvas), sparingContent: true)
            case .cover(opaque: true, let edges): clear(frame, reaching: edges, PicturePen(step, canvas))
            default: break
            }
        }
    }

    /// Clears a frame, and what lies between it and the window's edges where it touches the safe area.
    private mutating func clear(_ frame: CGRect, reaching edges: Edge.Set, _ pen: PicturePen) {
        let whole = safeArea.ignoring(edges, frame: frame)
        canvas.clear(CellRect(whole).intersection(pen.clip), painter: pen.painter)
    }

    private mutating func paint(
        _ picture: PictureHint, of node: SnapshotNode, in frame: CGRect, _ pen: PicturePen
    ) {
        switch picture {
        case .none, .border, .cover, .fill(opaque: false), .backdrop(opaque: false, _):
            break
        case .fill(opaque: true):
            canvas.clear(CellRect(frame).intersection(pen.clip), painter: pen.painter)
        case .backdrop(opaque: true, let edges):
            clear(frame, reaching: edges, pen)
        case .shape(let isOpaque):
            if isOpaque { canvas.clear(CellRect(frame).intersection(pen.clip), painter: pen.painter) }
            drawBox(frame, pen, sparingContent: false)
        case .divider(let isVertical):
            drawDivider(frame, isVertical: isVertical, pen)
        case .image(let name):
            drawImage(name, in: frame, pen)
        case .toggle(let isOn):
            drawTrailing(isOn ? "[x]" : "[ ]", in: frame, pen)
        case .value:
            drawTrailing(node.value ?? "", in: frame, pen)
        case .stepper:
            drawTrailing("[-][+]", in: frame, pen)
        case .field:
            drawField(node, in: frame, pen)
        case .slider(let fraction):
            drawSlider(fraction, in: frame, pen)
        case .progress(let fraction):
            drawProgress(fraction, in: frame, pen)
        case .title:
            drawTitle(node.text ?? "", in: frame, pen)
        }
    }

    mutating func drawText(_ text: String, column: Int, row: Int, _ pen: PicturePen) {
        let end = canvas.draw(text, column: column, row: row, clip: pen.clip, painter: pen.painter)
        guard end > column, let last = controls.indices.last else { return }
        controls[last].extend(by: column..<end, row: row, pen: pen)
    }

    mutating func drawTitle(_ text: String, in frame: CGRect, _ pen: PicturePen) {
        let cells = CellRect(frame)
        let width = CharacterWidth.columns(of: text)
        let column = cells.columns.lowerBound + max(0, (cells.columns.count - width) / 2)
        drawText(text, column: column, row: CellRect.middleRow(of: frame), pen)
    }

    mutating func drawBox(_ frame: CGRect, _ pen: PicturePen, sparingContent: Bool) {
        let box = CellRect(frame)
        guard !box.isEmpty else { return }
        let (left, right) = (box.columns.lowerBound, box.columns.upperBound - 1)
        let (top, bottom) = (box.rows.lowerBound, box.rows.upperBound - 1)
        let visible = box.intersection(pen.clip)
        let hasCorners = box.columns.count > 1 && box.rows.count > 1
        func draw(_ character: Character, _ column: Int, _ row: Int) {
            if sparingContent, !canvas.isBlank(column: column, row: row),
                canvas.painter(column: column, row: row).map({ $0 >= pen.painter }) == true
            {
                return
            }
            canvas.draw(character, column: column, row: row, clip: visible, painter: pen.painter)
        }
        if hasCorners {
            for row in [top, bottom] where visible.rows.contains(row) {
                for column in visible.columns where column != left && column != right {
                    draw(style.horizontal, column, row)
                }
            }
            for (index, corner) in style.corners.enumerated() {
                draw(corner, index.isMultiple(of: 2) ? left : right, index < 2 ? top : bottom)
            }
        }
        for row in visible.rows where !hasCorners || row != top && row != bottom {
            draw(style.vertical, left, row)
            if right != left { draw(style.vertical, right, row) }
        }
    }

    /// A divider is thinner than a cell: it takes the cells in which it begins, as far as nothing stands there.
    mutating func drawDivider(_ frame: CGRect, isVertical: Bool, _ pen: PicturePen) {
        let cells = CellRect(frame)
        let (column, row) = (cells.columns.lowerBound, cells.rows.lowerBound)
        let line =
            isVertical
            ? CellRect(columns: column..<column + 1, rows: cells.rows)
            : CellRect(columns: cells.columns, rows: row..<row + 1)
        let visible = line.intersection(pen.clip)
        for row in visible.rows {
            for column in visible.columns where canvas.isBlank(column: column, row: row) {
                canvas.draw(
                    isVertical ? style.vertical : style.horizontal, column: column, row: row, clip: visible,
                    painter: pen.painter)
            }
        }
    }

    /// An image that has room for its name is a box with the name in it, else a star.
    mutating func drawImage(_ name: String, in frame: CGRect, _ pen: PicturePen) {
        let cells = CellRect(frame)
        guard !cells.isEmpty else { return }
        canvas.clear(cells.intersection(pen.clip), painter: pen.painter)
        let width = CharacterWidth.columns(of: name)
        guard cells.rows.count > 2, cells.columns.count >= width + 2 else {
            let column = cells.columns.lowerBound + (cells.columns.count - 1) / 2
            let row = cells.rows.lowerBound + (cells.rows.count - 1) / 2
            drawText("*", column: column, row: row, pen)
            return
        }
        drawBox(frame, pen, sparingContent: false)
        let column = cells.columns.lowerBound + (cells.columns.count - width) / 2
        let row = cells.rows.lowerBound + (cells.rows.count - 1) / 2
        canvas.draw(name, column: column, row: row, clip: pen.clip, painter: pen.painter)
    }
}
