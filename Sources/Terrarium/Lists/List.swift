/// A container of rows that scrolls vertically and whose rows can be selected.
///
/// Every view of the content is a row, whatever stacks of `Group`, `ForEach` and `Section` it stands in. Rows are at least
/// 44 points high. Without a `listStyle` a list is plain: unlike SwiftUI's on a phone, it has no margins.
///
/// The rows of a `ForEach` are made where they come into sight, as in ``LazyVStack``.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
    public typealias Body = Never

    let selection: ListSelectionBinding?
    let content: Content

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        ListNode.update(view.content, kind: "List", standard: .plain, selection: view.selection, in: &cursor)
    }

    /// A list from which one row can be selected.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.map { ListSelectionBinding(one: $0) }
        self.content = content()
    }

    /// A list from which several rows can be selected.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.map { ListSelectionBinding(several: $0) }
        self.content = content()
    }
}

extension List {
    /// A list of a collection's elements, from which one can be selected.
    @preconcurrency
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// A list of a collection's elements, from which several can be selected.
    @preconcurrency
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// A list of a collection's elements, identified by a property, from which one can be selected.
    @preconcurrency
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// A list of a collection's elements, identified by a property, from which several can be selected.
    @preconcurrency
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    /// A list of views.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }

    /// A list of a collection's elements.
    @_disfavoredOverload
    @preconcurrency
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init { ForEach(data, content: rowContent) }
    }

    /// A list of a collection's elements, identified by a property.
    @preconcurrency
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }

    /// A list of the numbers of a constant range.
    @preconcurrency
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init { ForEach(data, content: rowContent) }
    }

    /// A list of the elements behind a binding; each row gets a binding to its element.
    @preconcurrency
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable, ID == Data.Element.ID
    {
        self.init { ForEach(data, id: \Data.Element.id, content: rowContent) }
    }
}

/// A selection whose type is hidden.
nonisolated struct ListSelectionBinding {
    /// Reads what is selected, so that the reader hears of changes.
    let read: () -> Set<AnyHashable>
    let choose: (AnyHashable) -> Void
    /// Whether the selection can hold a value.
    let accepts: (AnyHashable) -> Bool

    init<Value: Hashable>(one binding: Binding<Value?>) {
        read = { Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? []) }
        accepts = { $0.base is Value }
        choose = { value in
            if let value = value.base as? Value { binding.wrappedValue = value }
        }
    }

    init<Value: Hashable>(several binding: Binding<Set<Value>>) {
        read = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
        accepts = { $0.base is Value }
        choose = { value in
            guard let value = value.base as? Value else { return }
            binding.wrappedValue.formSymmetricDifference([value])
        }
    }
}

/// Watches the selection of a list and holds the list.
package final class ListNode: EvaluatingNode, @unchecked Sendable {
    private var selection: ListSelectionBinding?

    static func update<Content: View>(
        _ content: Content, kind: String, standard: ListAppearance, selection: ListSelectionBinding?,
        in cursor: inout _ChildCursor
    ) {
        let node: ListNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: ListNode.self)
            cursor.advance(past: node)
        } else {
            node = ListNode(parent: cursor.parent)
            cursor.append(node)
            let scroll = ScrollNode(.vertical, kind: kind, parent: node)
            node.firstChild = scroll
            scroll.firstChild = ListContentNode(standard: standard, parent: scroll)
        }
        node.selection = selection
        node.runEvaluation()
        node.firstChild?.firstChild?.updateContent(content)
    }

    package override func evaluate() {
        guard let scroll = firstChild as? ScrollNode else { return }
        guard let selection else {
            scroll.selection = nil
            return
        }
        let input = UncheckedBox(selection)
        let chosen = evaluating { UncheckedBox(input.value.read()) }.value
        scroll.selection = ListSelection(
            isChosen: { chosen.contains($0) }, choose: selection.choose, accepts: selection.accepts)
        // The lines of rows say whether they are selected, and are kept by the nodes inside.
        (scroll.firstChild as? ListContentNode)?.rowsMayLookDifferent()
    }
}

extension ListContentNode {
    fileprivate func rowsMayLookDifferent() {
        for row in collectedRows { row.content.snapshotDidChange() }
        snapshotDidChange()
    }
}
