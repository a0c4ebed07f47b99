/// A control around the current node, and what its label has drawn so far.
struct PictureControl {
    /// The place of the control in the trail.
    let index: Int
    let isTappable: Bool
    var extent: PictureTappable?
    var isOneRow = true

    init?(_ step: DrawingCursor.Step) {
        let isTappable: Bool
        switch step.node.picture {
        case .none, .title, .fill, .backdrop, .cover, .shape, .border, .image, .divider:
            guard step.node.actions.contains("tap") else { return nil }
            isTappable = !step.node.flags.contains(.disabled)
        case .toggle, .field, .value, .slider, .stepper, .progress:
            // These show what they are; their label needs no brackets, even inside something to tap.
            isTappable = false
        }
        index = step.index
        self.isTappable = isTappable
    }

    mutating func extend(by columns: Range<Int>, row: Int, pen: PicturePen) {
        guard var extent else {
            extent = PictureTappable(columns: columns, row: row, clip: pen.clip, first: pen.painter, last: pen.painter)
            return
        }
        isOneRow = isOneRow && extent.row == row
        if columns.lowerBound < extent.columns.lowerBound { extent.first = pen.painter }
        if columns.upperBound > extent.columns.upperBound { extent.last = pen.painter }
        extent.columns =
            min(columns.lowerBound, extent.columns.lowerBound)..<max(columns.upperBound, extent.columns.upperBound)
        self.extent = extent
    }
}

/// The cells of one row that the label of a control fills.
struct PictureTappable {
    var columns: Range<Int>
    let row: Int
    let clip: CellRect
    /// Who painted the first and the last cell.
    var first: Int
    var last: Int
}
