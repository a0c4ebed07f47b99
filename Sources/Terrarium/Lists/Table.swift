public import Foundation
import TerrariumLayout

/// Rows of values in columns, under a header. It is a list whose rows are cells side by side, all columns as wide.
///
/// A person selects rows as in a list. Tapping a header does not sort: a program sorts its rows by the order that it keeps.
public nonisolated struct Table<Value: Identifiable>: View {
    private let rows: [Value]
    private let columns: [TableCells<Value>]
    private let selection: ListSelectionBinding?

    /// A table of a collection's elements.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value> columns: () -> [TableCells<Value>]
    ) where Data.Element == Value {
        rows = Array(data)
        self.columns = columns()
        selection = nil
    }

    /// A table of a collection's elements, of which one can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> [TableCells<Value>]
    ) where Data.Element == Value {
        rows = Array(data)
        self.columns = columns()
        self.selection = ListSelectionBinding(one: selection)
    }

    /// A table of a collection's elements, of which several can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> [TableCells<Value>]
    ) where Data.Element == Value {
        rows = Array(data)
        self.columns = columns()
        self.selection = ListSelectionBinding(several: selection)
    }

    /// A table of a collection's elements with an order that the program keeps.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> [TableCells<Value>]
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(data, columns: columns)
    }

    /// A table of a collection's elements, of which several can be selected, with an order that the program keeps.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> [TableCells<Value>]
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(data, selection: selection, columns: columns)
    }

    @MainActor public var body: some View {
        TableList(selection: selection) {
            Section {
                ForEach(rows) { row in
                    HStack {
                        ForEach(columns.indices, id: \.self) { index in
                            columns[index].make(row).frame(maxWidth: .infinity, alignment: .leading)
                        }
                    }
                    .tag(row.id)
                }
            } header: {
                HStack {
                    ForEach(columns.indices, id: \.self) { index in
                        columns[index].title.frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
            }
        }
    }
}

/// The list behind a table.
private nonisolated struct TableList<Content: View>: View {
    typealias Body = Never

    let selection: ListSelectionBinding?
    let content: Content

    init(selection: ListSelectionBinding?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        ListNode.update(view.content, kind: "Table", standard: .plain, selection: view.selection, in: &cursor)
    }
}
