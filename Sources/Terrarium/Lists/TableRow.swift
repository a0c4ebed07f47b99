/// Something that makes rows of a table: a ``TableRow``, several, or a ``ForEach`` of them.
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable

    /// The values of the rows, in order.
    var _values: [TableRowValue] { get }
}

/// A row of a table that shows one value.
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
    private let value: Value

    public init(_ value: Value) {
        self.value = value
    }

    public var _values: [Value] { [value] }
}

/// Several rows, one after the other.
public nonisolated struct TableRowList<Value: Identifiable>: TableRowContent {
    public let _values: [Value]
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Rows for the elements of a collection of identifiable values.
    public init<Value: Identifiable>(
        _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == Value {
        self.init(data: data, content: content, identity: .function { $0.id })
    }

    /// A row for each element of a collection of identifiable values.
    public init(_ data: Data) where Content == TableRow<Data.Element> {
        self.init(data: data, content: { TableRow($0) }, identity: .function { $0.id })
    }
}

/// Builds the rows of a table from the statements of a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> TableRowList<Value>
    where Content.TableRowValue == Value { TableRowList(_values: content._values) }

    public static func buildBlock(_ content: TableRowList<Value>...) -> TableRowList<Value> {
        TableRowList(_values: content.flatMap(\._values))
    }

    public static func buildIf(_ content: TableRowList<Value>?) -> TableRowList<Value> {
        content ?? TableRowList(_values: [])
    }

    public static func buildEither(first: TableRowList<Value>) -> TableRowList<Value> { first }

    public static func buildEither(second: TableRowList<Value>) -> TableRowList<Value> { second }

    public static func buildLimitedAvailability(_ content: TableRowList<Value>) -> TableRowList<Value> { content }
}
