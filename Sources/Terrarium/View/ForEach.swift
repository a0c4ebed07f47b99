/// Views made from the elements of a collection, each with the identity of its element.
///
/// State follows the identity: when elements move, their views move with their state. Two elements with one identity are
/// reported as `duplicateID`; both are shown, told apart by their order.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public typealias Body = Never

    /// The collection whose elements are shown.
    public var data: Data
    /// Makes the view of one element.
    public var content: (Data.Element) -> Content
    @usableFromInline let identity: Identity

    @usableFromInline
    enum Identity {
        case keyPath(KeyPath<Data.Element, ID>)
        case function((Data.Element) -> ID)
        /// A constant range: what it is at first, it stays.
        case constantRange((Data.Element) -> ID)
    }

    init(data: Data, content: @escaping (Data.Element) -> Content, identity: Identity) {
        // A binding to a collection is a collection, too, whose elements are read only later. The body that makes these
        // views depends on it all the same.
        _ = data.startIndex
        self.data = data
        self.content = content
        self.identity = identity
    }

    func id(of element: Data.Element) -> ID {
        switch identity {
        case .keyPath(let path): element[keyPath: path]
        case .function(let function), .constantRange(let function): function(element)
        }
    }
}

extension ForEach: View where Content: View {
    public nonisolated static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: ForEachNodeBase<Data, ID, Content>.self)
            cursor.advance(past: node)
            node.update(view)
        } else {
            let node: ForEachNodeBase<Data, ID, Content> =
                cursor.parent.isInLazyContainer
                ? LazyForEachNode(view, parent: cursor.parent) : ForEachNode(view, parent: cursor.parent)
            cursor.append(node)
            node.mount()
        }
    }

    /// Shows the elements of a collection, identified by a property.
    @preconcurrency
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identity: .keyPath(id))
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Shows the elements of a collection of identifiable values.
    @preconcurrency
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identity: .function { $0.id })
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// Shows the numbers of a constant range. As in SwiftUI, a range that changes later is not followed.
    @preconcurrency
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identity: .constantRange { $0 })
    }
}

extension ForEach where Content: View {
    /// Shows the elements behind a binding to a collection; each view gets a binding to its element.
    @preconcurrency
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, C.Index: Hashable,
        ID == C.Element.ID
    {
        self.init(data, id: \.id, content: content)
    }

    /// Shows the elements behind a binding to a collection, identified by a property.
    @preconcurrency
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { content(data[elementAt: $0.0]) },
            identity: .function { $0.1 })
    }
}
