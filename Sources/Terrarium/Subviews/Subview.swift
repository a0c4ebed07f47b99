/// A view that another view consists of, resolved: a proxy that a container puts where it likes.
///
/// A subview keeps its state and the environment of the views that it was taken from; modifiers on the proxy arrange and
/// mark it. Shown in two places at once, it appears in the one that took it last, and the issue `duplicateID` says so.
public nonisolated struct Subview: View, Identifiable {
    public typealias Body = Never

    /// What tells a subview from the others.
    public struct ID: Hashable, Sendable {
        private let node: ObjectIdentifier

        init(_ node: LayoutNode) {
            self.node = ObjectIdentifier(node)
        }
    }

    let node: LayoutNode

    init(_ node: LayoutNode) {
        self.node = node
    }

    /// The identity of the subview, which lasts as long as the view that it stands for.
    public var id: ID { ID(node) }

    /// What the view gives to the container around it.
    public var containerValues: ContainerValues { node.containerValues }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: SubviewNode.self)
            cursor.advance(past: node)
            node.show(view.node)
        } else {
            let node = SubviewNode(parent: cursor.parent)
            cursor.append(node)
            node.show(view.node)
        }
    }
}

@available(*, unavailable)
extension Subview: Sendable {}

/// The views that a view consists of, in order. As a view, it is all of them.
public nonisolated struct SubviewsCollection: RandomAccessCollection, View {
    let nodes: ContiguousArray<LayoutNode>

    init(_ nodes: ContiguousArray<LayoutNode>) {
        self.nodes = nodes
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { nodes.count }

    public subscript(index: Int) -> Subview { Subview(nodes[index]) }

    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, bounds: bounds)
    }

    @MainActor public var body: some View { ForEach(self) { $0 } }
}

@available(*, unavailable)
extension SubviewsCollection: Sendable {}

/// Some of the views that a view consists of. As a view, it is all of these.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, View {
    let base: SubviewsCollection
    let bounds: Range<Int>

    init(base: SubviewsCollection, bounds: Range<Int>) {
        self.base = base
        self.bounds = bounds
    }

    public var startIndex: Int { bounds.lowerBound }
    public var endIndex: Int { bounds.upperBound }

    public subscript(index: Int) -> Subview { base[index] }

    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: base, bounds: bounds)
    }

    @MainActor public var body: some View { ForEach(self) { $0 } }
}

@available(*, unavailable)
extension SubviewsCollectionSlice: Sendable {}

extension LayoutNode {
    /// What the view gives to the container around it.
    final var containerValues: ContainerValues {
        trait(TraitKey<ContainerValuesKey>.self).map { values in
            var values = values
            values.tagValue = trait(TagKey.self)?.value
            return values
        } ?? ContainerValues(tag: trait(TagKey.self)?.value)
    }
}
