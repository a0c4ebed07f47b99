public import Foundation

/// A column of a table: a title, and a cell for each row.
public nonisolated struct TableColumn<RowValue: Identifiable, Content: View> {
    let title: Text
    let content: (RowValue) -> Content

    /// A column with cells of views.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        title = Text(titleKey)
        self.content = content
    }

    /// A column with cells of views.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.title = Text(title)
        self.content = content
    }

    /// A column with cells of views, sorted by a property.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(titleKey, content: content)
    }

    /// The width of the column. All columns are as wide.
    public func width(_ width: CGFloat? = nil) -> TableColumn { self }

    /// The width of the column. All columns are as wide.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
}

extension TableColumn where Content == Text {
    /// A column of texts.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(titleKey) { Text($0[keyPath: value]) }
    }
}

/// The cells of a column, of unknown type.
public nonisolated struct TableCells<RowValue> {
    let title: Text
    let make: (RowValue) -> AnyView
}

/// Builds the columns of a table from the statements of a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable> {
    public static func buildExpression<Content: View>(
        _ column: TableColumn<RowValue, Content>
    ) -> [TableCells<RowValue>] {
        [TableCells(title: column.title) { AnyView(column.content($0)) }]
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
