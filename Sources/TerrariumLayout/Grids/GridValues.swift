/// The row that a view belongs to; nil for a view that stands in the grid without a row, and so fills one.
package enum GridRowKey: LayoutValueKey {
    /// A row's identity and how its cells line up.
    package struct Row: Equatable, Sendable {
        /// A number that all cells of the row share, and no cell of a neighbouring row.
        package let id: Int
        /// The guide at which the cells line up; nil is the grid's.
        package let alignment: VerticalAlignment?

        package init(id: Int, alignment: VerticalAlignment? = nil) {
            self.id = id
            self.alignment = alignment
        }
    }

    package static var defaultValue: Row? { nil }
}

/// How many columns a cell covers. Less than one counts as one.
package enum GridCellColumnsKey: LayoutValueKey {
    package static var defaultValue: Int { 1 }
}

/// The point at which a cell's view and the cell meet, in place of an alignment.
package enum GridCellAnchorKey: LayoutValueKey {
    package static var defaultValue: UnitPoint? { nil }
}

/// The axes on which a cell does not influence the grid but takes what the other cells need.
package enum GridCellUnsizedAxesKey: LayoutValueKey {
    package static var defaultValue: Axis.Set { [] }
}

/// The guide at which the cells of the cell's column line up; nil is the grid's.
package enum GridColumnAlignmentKey: LayoutValueKey {
    package static var defaultValue: HorizontalAlignment? { nil }
}
