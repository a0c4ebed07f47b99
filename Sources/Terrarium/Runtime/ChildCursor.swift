/// Walks the children of a node while its view is placed or updated.
///
/// A view type moves the cursor by a fixed number of nodes, so an update meets at every step the node that the same view
/// made before. While mounting there is nothing to meet, and every step appends.
public struct _ChildCursor {
    @usableFromInline unowned(unsafe) let parent: Node
    @usableFromInline unowned(unsafe) var last: Node?
    /// The node that the next view has made before; nil while mounting.
    @usableFromInline unowned(unsafe) var existing: Node?

    /// Starts at the first child of `parent`.
    @inlinable
    init(childrenOf parent: Node) {
        self.parent = parent
        last = nil
        existing = parent.firstChild
    }

    /// Starts after `sibling`, a child of `parent`.
    init(after sibling: Node, in parent: Node) {
        self.parent = parent
        last = sibling
        existing = sibling.nextSibling
    }

    @inlinable
    mutating func append(_ node: Node) {
        if let last {
            last.nextSibling = node
        } else {
            parent.firstChild = node
        }
        last = node
    }

    @inlinable
    mutating func advance(past node: Node) {
        last = node
        existing = node.nextSibling
    }

    /// The slot for dynamic content at this place, made on the first visit.
    @inlinable
    mutating func slot() -> SlotNode {
        if let existing {
            let slot = unsafeDowncast(existing, to: SlotNode.self)
            advance(past: slot)
            return slot
        }
        let slot = SlotNode(parent: parent)
        append(slot)
        return slot
    }

    /// Updates the node at this place, or makes and mounts it on the first visit.
    mutating func place<Kind: MountableNode>(_ make: (Node) -> Kind, update: (Kind) -> Void) {
        if let existing {
            let known = unsafeDowncast(existing, to: Kind.self)
            advance(past: known)
            update(known)
        } else {
            let node = make(parent)
            append(node)
            node.mount()
        }
    }
}

/// A node that has work to do once it is linked into the tree.
protocol MountableNode: Node {
    func mount()
}
