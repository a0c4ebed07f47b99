extension Node {
    /// Unmounts and releases all children. Iterative, so that a tree of any depth goes without recursion.
    package final func removeChildren() {
        guard let first = firstChild else { return }
        firstChild = nil
        Node.unmount(chain: first)
        preferencesDidChange()
    }

    /// Makes these nodes the children, in this order.
    @inlinable
    final func relinkChildren<Child: Node>(_ children: ContiguousArray<Child>) {
        firstChild = nil
        var cursor = _ChildCursor(childrenOf: self)
        for child in children {
            child.nextSibling = nil
            cursor.append(child)
        }
    }

    /// Takes one child out of the sibling list and unmounts it.
    package final func remove(child: Node, after previous: Node?) {
        if let previous {
            previous.nextSibling = child.nextSibling
        } else {
            firstChild = child.nextSibling
        }
        child.nextSibling = nil
        Node.unmount(chain: child)
        preferencesDidChange()
    }

    /// Unmounts this node with everything below; the parent takes it out of its list.
    @usableFromInline
    package final func unmountAlone() {
        nextSibling = nil
        Node.unmount(chain: self)
    }

    /// Unmounts a node and its following siblings with everything below.
    ///
    /// Each node is told before its children are; then the links are cut, so that releasing one node never releases a
    /// long chain of others recursively. All of them live until the last one has been told, since nodes hold their
    /// parents without counting. Both walks go through the tree in the order in which it was made: its nodes lie side by
    /// side in memory, and fetching them from there is most of what this costs in a large tree.
    private static func unmount(chain first: Node) {
        // Each of these references is counted once, by the list that it is in.
        var told: ContiguousArray<Unmanaged<Node>> = []
        var siblings: ContiguousArray<Unmanaged<Node>> = []
        var next: Unmanaged<Node>? = .passRetained(first)
        while let reference = next ?? siblings.popLast() {
            told.append(reference)
            next = reference._withUnsafeGuaranteedRef { node in
                if let sibling = Unmanaged.taking(&node.nextSibling) { siblings.append(sibling) }
                node.flags.insert(.isUnmounted)
                node.willUnmount()
                return .taking(&node.firstChild)
            }
        }
        // Children go before their parents, whom they could not reach afterwards.
        while let reference = told.popLast() {
            reference._withUnsafeGuaranteedRef { $0.parentReference = nil }
            reference.release()
        }
    }

    /// Calls `body` for this node and everything below, parents first. Iterative.
    package final func forEachDescendant(_ body: (Node) -> Bool) {
        guard body(self) else { return }
        var pending: ContiguousArray<Unmanaged<Node>> = []
        var next = Unmanaged.passUnretained(firstChild)
        while let reference = next ?? pending.popLast() {
            next = reference._withUnsafeGuaranteedRef { node in
                let sibling = Unmanaged.passUnretained(node.nextSibling)
                guard body(node), let child = Unmanaged.passUnretained(node.firstChild) else { return sibling }
                if let sibling { pending.append(sibling) }
                return child
            }
        }
    }

    /// The views from the root down to this node, as messages name them: `RootView > TabView > ChildView`.
    package final var path: String {
        var components: [String] = []
        var node: Node? = self
        while let current = node {
            if let component = current.pathComponent { components.append(component) }
            node = current.parent
        }
        if components.count > 40 {
            let omitted = components.count - 30
            components.replaceSubrange(10..<(components.count - 20), with: ["… \(omitted) more …"])
        }
        return components.reversed().joined(separator: " > ")
    }

    /// Tells the containers above that the list of layout nodes below them has changed.
    package final func structureDidChange() {
        var node: Node? = self
        while let current = node {
            current.contentsDidChange()
            if let layoutNode = current.asLayoutNode {
                layoutNode.layoutChildrenDidChange()
                if layoutNode.isContainer { break }
            }
            node = current.parent
        }
        snapshotDidChange()
    }

    /// Marks this node's snapshot and those of its ancestors as out of date.
    package final func snapshotDidChange() {
        climb { node in
            if node.flags.contains(.snapshotIsStale) { return false }
            node.flags.insert(.snapshotIsStale)
            if node.flags.isDisjoint(with: [.isShownElsewhere, .isSubviewHolder]) { return true }
            node.parentOfSnapshot?.snapshotDidChange()
            return false
        }
    }

    /// Adds the nearest layout nodes below, in order. Iterative: transparent views may be nested thousands deep.
    package final func collectLayoutNodesBelow(into list: inout ContiguousArray<LayoutNode>) {
        var pending: ContiguousArray<Unmanaged<Node>> = []
        var next = Unmanaged.passUnretained(firstChild)
        while let reference = next ?? pending.popLast() {
            next = reference._withUnsafeGuaranteedRef { node in
                let sibling = Unmanaged.passUnretained(node.nextSibling)
                if node.flags.contains(.isLayoutNode) {
                    node.collectLayoutNodes(into: &list)
                    return sibling
                }
                guard let child = Unmanaged.passUnretained(node.firstChild) else { return sibling }
                if let sibling { pending.append(sibling) }
                return child
            }
        }
    }

    /// Calls `body` for the children in order, without counting references.
    @inline(__always)
    package final func forEachChild(_ body: (Node) -> Void) {
        var next = Unmanaged.passUnretained(firstChild)
        while let child = next {
            child._withUnsafeGuaranteedRef(body)
            next = child._withUnsafeGuaranteedRef { Unmanaged.passUnretained($0.nextSibling) }
        }
    }

    /// This node as a layout node, if it is one.
    final var asLayoutNode: LayoutNode? {
        flags.contains(.isLayoutNode) ? unsafeDowncast(self, to: LayoutNode.self) : nil
    }

    /// The nearest layout node above this one.
    package final var enclosingLayoutNode: LayoutNode? {
        var node = parent
        while let current = node {
            if let layoutNode = current.asLayoutNode { return layoutNode }
            node = current.parent
        }
        return nil
    }
}

extension Unmanaged {
    /// A link of the tree, to be followed without counting.
    @inline(__always)
    static func passUnretained(_ link: Instance?) -> Unmanaged? { link.map { Unmanaged.passUnretained($0) } }

    /// Cuts a link of the tree and hands over its reference, which the caller has to release.
    @inline(__always)
    static func taking(_ link: inout Instance?) -> Unmanaged? {
        guard let instance = link else { return nil }
        // The count that the link gives up.
        let reference = Unmanaged.passUnretained(instance).retain()
        link = nil
        return reference
    }
}
