/// Walks the children of a node while its view is placed or updated.
///
/// A view type moves the cursor by a fixed number of nodes, so an update meets at every step the node that the same view
/// made before. While mounting there is nothing to meet, and every step appends.
public struct _ChildCursor {
    @usableFromInline let parentReference: Unmanaged<Node>
    @usableFromInline var last: Unmanaged<Node>?
    @usableFromInline var next: Unmanaged<Node>?

    /// Starts at the first child of `parent`.
    @inlinable
    init(childrenOf parent: Node) {
        parentReference = .passUnretained(parent)
        last = nil
        next = parent.firstChild.map(Unmanaged.passUnretained)
    }

    /// Starts after `sibling`, a child of `parent`.
    init(after sibling: Node, in parent: Node) {
        parentReference = .passUnretained(parent)
        last = .passUnretained(sibling)
        next = sibling.nextSibling.map(Unmanaged.passUnretained)
    }

    @inlinable
    var parent: Node { parentReference.takeUnretainedValue() }

    /// The node that the next view has made before; nil while mounting.
    @inlinable
    var existing: Node? { next?.takeUnretainedValue() }

    @inlinable
    mutating func append(_ node: consuming Node) {
        let place = Unmanaged.passUnretained(node)
        if let last {
            last._withUnsafeGuaranteedRef { $0.nextSibling = node }
        } else {
            parentReference._withUnsafeGuaranteedRef { $0.firstChild = node }
        }
        last = place
    }

    @inlinable
    mutating func advance(past node: Node) {
        last = .passUnretained(node)
        next = node.nextSibling.map(Unmanaged.passUnretained)
    }

    /// Steps past the node that this view made before, which is of this kind; nil while mounting. Counts no references,
    /// as the views of most trees ask for.
    @inlinable @inline(__always)
    mutating func take<Kind: Node>(_ kind: Kind.Type) -> Unmanaged<Kind>? {
        guard let node = next else { return nil }
        last = node
        next = node._withUnsafeGuaranteedRef { $0.nextSibling.map(Unmanaged.passUnretained) }
        return Unmanaged<Kind>.fromOpaque(node.toOpaque())
    }

    /// Makes a node at this place. The tree holds it from here on.
    @inlinable @inline(__always)
    mutating func add<Kind: Node>(_ make: (Node) -> Kind) -> Unmanaged<Kind> {
        let node = parentReference._withUnsafeGuaranteedRef(make)
        let reference = Unmanaged.passUnretained(node)
        append(node)
        return reference
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
