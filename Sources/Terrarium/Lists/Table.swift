import Foundation
import TerrariumLayout

/// Rows of values in columns, under a header. It is a list whose rows are cells side by side.
///
/// Columns without a width share the room. A person selects rows as in a list. Tapping the title of a column that has a
/// value writes the `sortOrder`; a program sorts its rows by it, as in SwiftUI.
public nonisolated struct Table<Value: Identifiable>: View {
    let rows: [Value]
    let columns: [TableCells<Value>]
    var selection: ListSelectionBinding?
    var sort: (@MainActor (any SortComparator) -> Void)?

    /// A table of a collection's elements.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value> columns: () -> [TableCells<Value>]
    ) where Data.Element == Value {
        rows = Array(data)
        self.columns = columns()
    }

    /// A table of rows that a closure makes.
    public init<Rows: TableRowContent>(
        of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> [TableCells<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Rows.TableRowValue == Value {
        self.init(rows()._values, columns: columns)
    }

    @MainActor public var body: some View {
        TableList(selection: selection) {
            Section {
                ForEach(rows) { row in
                    HStack {
                        ForEach(columns.indices, id: \.self) { index in
                            columns[index].make(row).cell(columns[index].width)
                        }
                    }
                    .tag(row.id)
                }
            } header: {
                HStack {
                    ForEach(columns.indices, id: \.self) { index in
                        header(of: columns[index]).cell(columns[index].width)
                    }
                }
            }
        }
    }

    @ViewBuilder @MainActor private func header(of column: TableCells<Value>) -> some View {
        if let sort, let comparator = column.comparator {
            Button {
                sort(comparator)
            } label: {
                column.title
            }
            .buttonStyle(.plain)
        } else {
            column.title
        }
    }
}

extension View {
    @ViewBuilder fileprivate nonisolated func cell(_ width: TableColumnWidth) -> some View {
        if let fixed = width.fixed {
            frame(width: fixed, alignment: .leading)
        } else {
            frame(minWidth: width.least, maxWidth: width.most ?? .infinity, alignment: .leading)
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
