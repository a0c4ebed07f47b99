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
    /// Updates the nodes, specialised for the types where the view is made: the runtime meets a `ForEach` mostly through
    /// generic code, which would look up the types of the rows with every row.
    @usableFromInline let updater: ((Self, inout _ChildCursor) -> Void)?

    @usableFromInline
    enum Identity {
        /// A stored property, or the element itself.
        case stored(offset: Int)
        case keyPath(KeyPath<Data.Element, ID>)
        case function((Data.Element) -> ID)
        /// A constant range: what it is at first, it stays.
        case constantRange((Data.Element) -> ID)

        @inlinable
        init(_ path: KeyPath<Data.Element, ID>) {
            if let offset = MemoryLayout<Data.Element>.offset(of: path) {
                self = .stored(offset: offset)
            } else {
                self = .keyPath(path)
            }
        }
    }

    @inlinable
    init(
        data: Data, content: @escaping (Data.Element) -> Content, identity: Identity,
        updater: ((Self, inout _ChildCursor) -> Void)? = nil
    ) {
        // A binding to a collection is a collection, too, whose elements are read only later. The body that makes these
        // views depends on it all the same.
        _ = data.startIndex
        self.data = data
        self.content = content
        self.identity = identity
        self.updater = updater
    }

    @inlinable
    func id(of element: Data.Element) -> ID {
        switch identity {
        case .stored(let offset):
            withUnsafeBytes(of: element) { bytes in
                // The offset is that of a property of the type `ID` inside the element.
                bytes.baseAddress!.advanced(by: offset).assumingMemoryBound(to: ID.self).pointee
            }
        case .keyPath(let path): element[keyPath: path]
        case .function(let function), .constantRange(let function): function(element)
        }
    }
}

extension ForEach: View where Content: View {
    @inlinable
    public nonisolated static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        if let updater = view.updater { updater(view, &cursor) } else { updateNodes(view, in: &cursor) }
    }

    @inlinable
    static func updateNodes(_ view: Self, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: ForEachNodeBase<Data, ID, Content>.self)
            cursor.advance(past: node)
            node.takeView(view)
        } else if cursor.parent.isInLazyContainer {
            let node = LazyForEachNode(view, parent: cursor.parent)
            cursor.append(node)
            node.mount()
        } else {
            let node = ForEachNode(view, parent: cursor.parent)
            cursor.append(node)
            node.mount()
        }
    }

    @inlinable
    init(_ data: Data, identity: Identity, content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identity: identity) { Self.updateNodes($0, in: &$1) }
    }

    /// Shows the elements of a collection, identified by a property.
    @inlinable
    @preconcurrency
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, identity: Identity(id), content: content)
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Shows the elements of a collection of identifiable values.
    @inlinable
    @preconcurrency
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, identity: .function { $0.id }, content: content)
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// Shows the numbers of a constant range. As in SwiftUI, a range that changes later is not followed.
    @inlinable
    @preconcurrency
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, identity: .constantRange { $0 }, content: content)
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
            elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, identity: .function { $0.1 },
            content: { content(data[elementAt: $0.0]) })
    }
}
