/// A view tree at one moment, as values that can be kept, compared and sent to other threads.
///
/// It is the tree that the outline prints: stacks, controls, custom views and modifiers that take part in layout are
/// nodes; styles are attributes of the node below them.
///
/// ```swift
/// let before = host.snapshot
/// try host.tap("Add")
/// #expect(host.snapshot != before)
/// ```
///
/// Taking one costs nothing beyond bringing the tree up to date; nodes are made as they are looked at.
public struct ViewSnapshot: Sendable, Equatable {
    /// The window, or the topmost view of a tree that has none.
    public let root: Node

    package init(_ root: SnapshotNode) { self.root = Node(FoldedNode(root)) }

    /// Every node of the tree, parents before children, in reading order.
    public var nodes: [Node] {
        var nodes: [Node] = []
        var cursor = FoldedCursor(at: root.line)
        while let line = cursor.next() { nodes.append(Node(line)) }
        return nodes
    }
}

extension ViewSnapshot: CustomStringConvertible {
    /// The outline of the tree.
    public var description: String { root.description }
}
