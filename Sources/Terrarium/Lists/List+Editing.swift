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
    /// A list of the elements behind a binding that a person can edit: a swipe deletes a row, and `host.move` moves it, where
    /// that is allowed.
    @preconcurrency
    public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable {
        self.init { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// A list of the elements behind a binding that a person can edit, identified by a property.
    @preconcurrency
    public init<
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, RowContent: View
    >(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
        self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
}

extension List {
    /// A list of the elements behind a binding that a person can edit, and of which one can be selected.
    @preconcurrency
    public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// A list of the elements behind a binding that a person can edit, and of which several can be selected.
    @preconcurrency
    public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }
}

/// The rows of a list that a person can edit.
public typealias EditableRows<Data: RandomAccessCollection, ID: Hashable, Content: View> = ForEach<
    LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<Content, Data>
>

extension ForEach {
    /// Shows the elements behind a binding to a collection; in a list, a person can edit them.
    @preconcurrency
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, C.Index: Hashable,
        ID == C.Element.ID, Content == EditableCollectionContent<Row, C>
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Shows the elements behind a binding to a collection, identified by a property; in a list, a person can edit them.
    @preconcurrency
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable,
        Content == EditableCollectionContent<Row, C>
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { element in
                EditableCollectionContent(
                    content: content(data[elementAt: element.0]),
                    delete: editActions.contains(.delete) ? deletion(of: element.1, id, from: data) : nil,
                    move: editActions.contains(.move) ? movement(of: element.1, id, in: data) : nil)
            },
            identity: .function { $0.1 })
    }
}

/// Deletes the element that has an identity when the time comes.
private func deletion<C: RangeReplaceableCollection, ID: Hashable>(
    of element: ID, _ id: KeyPath<C.Element, ID>, from data: Binding<C>
) -> @MainActor () -> Void {
    let box = UncheckedBox((element, id, data))
    return {
        let (element, id, data) = box.value
        guard let index = data.wrappedValue.firstIndex(where: { $0[keyPath: id] == element }) else { return }
        data.wrappedValue.remove(at: index)
    }
}

/// Moves the element that has an identity when the time comes.
private func movement<C: MutableCollection & RandomAccessCollection, ID: Hashable>(
    of element: ID, _ id: KeyPath<C.Element, ID>, in data: Binding<C>
) -> OwnRowMove {
    let box = UncheckedBox((element, id, data))
    return OwnRowMove {
        box.value.2.wrappedValue.count
    } move: { offset in
        let (element, id, data) = box.value
        let elements = data.wrappedValue
        guard let index = elements.firstIndex(where: { $0[keyPath: id] == element }) else { return }
        let source = elements.distance(from: elements.startIndex, to: index)
        data.wrappedValue.move(fromOffsets: IndexSet(integer: source), toOffset: offset)
    }
}

/// A row that a person can edit.
public nonisolated struct EditableCollectionContent<Content: View, Data>: View {
    let content: Content
    let delete: (@MainActor () -> Void)?
    let move: OwnRowMove?

    @MainActor public var body: some View {
        content.modifier(RowEditModifier(deleteOwn: delete, moveOwn: move))
    }
}
