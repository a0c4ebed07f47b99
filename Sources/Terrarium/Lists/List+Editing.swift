import Foundation

/// What a person may do with the rows of a list.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Moving them.
    public static var move: EditActions { EditActions(rawValue: 1 << 0) }
    /// Deleting them.
    public static var delete: EditActions { EditActions(rawValue: 1 << 1) }
    /// Both.
    public static var all: EditActions { [.move, .delete] }
}

extension List where SelectionValue == Never {
    /// A list of the elements behind a binding that a person can edit: a swipe deletes a row where that is allowed.
    @preconcurrency
    public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == EditableRows<Data, RowContent>, Data.Element: Identifiable, Data.Index: Hashable {
        self.init { EditableRows(data: data, actions: editActions, content: rowContent) }
    }
}

/// The rows of a list that a person can edit.
public nonisolated struct EditableRows<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Content: View
>: View where Data.Element: Identifiable, Data.Index: Hashable {
    let data: Binding<Data>
    let actions: EditActions<Data>
    let content: (Binding<Data.Element>) -> Content

    @MainActor public var body: some View {
        ForEach(data, id: \.id, content: content).onDelete(perform: actions.contains(.delete) ? delete : nil)
    }

    private var delete: @MainActor (IndexSet) -> Void {
        let box = UncheckedBox(data)
        return { offsets in
            let data = box.value
            for offset in offsets.reversed() {
                data.wrappedValue.remove(at: data.wrappedValue.index(data.wrappedValue.startIndex, offsetBy: offset))
            }
        }
    }
}
