public import Foundation

/// A column of a table: a title, and a cell for each row.
///
/// A column with a value sorts: tapping its title in a table with a `sortOrder` puts its comparator first, and tapping
/// again turns the order around.
public nonisolated struct TableColumn<RowValue: Identifiable, Content: View> {
    let title: Text
    let content: (RowValue) -> Content
    var width = TableColumnWidth()
    var comparator: (any SortComparator)?

    /// A column with cells of views.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), content: content)
    }

    /// A column with cells of views.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), content: content)
    }

    /// A column with cells of views.
    public init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.title = title
        self.content = content
    }

    /// A column with cells of views, sorted by a property.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(titleKey, content: content)
        comparator = KeyPathComparator(value)
    }

    /// A column with cells of views, sorted by a property with a comparator.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(titleKey, content: content)
        self.comparator = KeyPathComparator(value, comparator: comparator)
    }

    /// A column with cells of views, sorted by a comparator of rows.
    public init<Sort: SortComparator>(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue {
        self.init(titleKey, content: content)
        self.comparator = comparator
    }

    /// Gives the column a width. Columns without one share what is left.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        var column = self
        column.width = TableColumnWidth(fixed: width)
        return column
    }

    /// Keeps the width of the column in limits. The ideal width is not used.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var column = self
        column.width = TableColumnWidth(least: min, most: max)
        return column
    }
}

extension TableColumn where Content == Text {
    /// A column of texts, sorted by them.
    public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(titleKey) { Text($0[keyPath: value]) }
        comparator = KeyPathComparator(value)
    }

    /// A column of texts, sorted by them.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(title) { Text($0[keyPath: value]) }
        comparator = KeyPathComparator(value)
    }
}

/// How wide a column is.
nonisolated struct TableColumnWidth {
    var fixed: CGFloat?
    var least: CGFloat?
    var most: CGFloat?
}

/// The cells of a column, of unknown type.
public nonisolated struct TableCells<RowValue> {
    let title: Text
    let width: TableColumnWidth
    let comparator: (any SortComparator)?
    let make: (RowValue) -> AnyView
}

/// Builds the columns of a table from the statements of a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable> {
    public static func buildExpression<Content: View>(
        _ column: TableColumn<RowValue, Content>
    ) -> [TableCells<RowValue>] {
        [
            TableCells(title: column.title, width: column.width, comparator: column.comparator) {
                AnyView(column.content($0))
            }
        ]
    }

    public static func buildBlock(_ columns: [TableCells<RowValue>]...) -> [TableCells<RowValue>] {
        columns.flatMap(\.self)
    }

    public static func buildIf(_ columns: [TableCells<RowValue>]?) -> [TableCells<RowValue>] { columns ?? [] }

    public static func buildEither(first: [TableCells<RowValue>]) -> [TableCells<RowValue>] { first }

    public static func buildEither(second: [TableCells<RowValue>]) -> [TableCells<RowValue>] { second }

    public static func buildLimitedAvailability(_ columns: [TableCells<RowValue>]) -> [TableCells<RowValue>] {
        columns
    }
}
