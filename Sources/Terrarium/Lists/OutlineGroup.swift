import Foundation
import TerrariumLayout

/// The elements of a tree, each with its children below it, which a tap on the element shows and hides.
///
/// An element whose children are nil is a leaf. The children are hidden at first.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    private let elements: Data
    private let id: KeyPath<Data.Element, ID>
    private let children: (Data.Element) -> Data?
    private let content: (Data.Element) -> Leaf

    private init(
        elements: Data, id: KeyPath<Data.Element, ID>, children: @escaping (Data.Element) -> Data?,
        content: @escaping (Data.Element) -> Leaf
    ) {
        self.elements = elements
        self.id = id
        self.children = children
        self.content = content
    }

    /// The elements of a tree, identified by a property.
    @preconcurrency
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(elements: data, id: id, children: { $0[keyPath: children] }, content: content)
    }

    @MainActor public var body: some View {
        ForEach(elements, id: id) { element in
            if let inner = children(element) {
                DisclosureGroup {
                    // A tree has no bound on its depth, and a type must have one.
                    AnyView(OutlineGroup(elements: inner, id: id, children: children, content: content))
                } label: {
                    content(element)
                }
            } else {
                content(element)
            }
        }
    }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
    /// The elements of a tree of identifiable values.
    @preconcurrency
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// A tree with one root.
    @preconcurrency
    public init<Element: Identifiable>(
        _ root: Element, children: KeyPath<Element, [Element]?>, @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Data == [Element] {
        self.init([root], id: \.id, children: children, content: content)
    }
}

extension List where SelectionValue == Never {
    /// A list of the elements of a tree, each with its children below it.
    @preconcurrency
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// A list of the elements of a tree, identified by a property, each with its children below it.
    @preconcurrency
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent> {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}
