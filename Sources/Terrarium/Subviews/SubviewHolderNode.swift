/// Keeps views in the tree that something else shows one by one: a `Group(subviews:)`, a picker.
///
/// It is no part of the layout around it and prints nothing. Each of its views is shown by a `SubviewNode`, or not at all.
package final class SubviewHolderNode: LayoutNode, @unchecked Sendable {
    private unowned(unsafe) let owner: any SubviewOwner
    private var contents: ContiguousArray<LayoutNode> = []
    private var isRefreshing = false

    init(owner: any SubviewOwner) {
        self.owner = owner
        super.init(parent: owner)
        flags.insert([.isSubviewHolder, .layoutChildrenAreStale])
    }

    /// Takes new views, of which the owner is not told, since it is the one that gives them.
    func refresh<Content: View>(_ content: Content) {
        isRefreshing = true
        updateContent(content)
        isRefreshing = false
    }

    /// The views, in order.
    var subviews: ContiguousArray<LayoutNode> {
        if flags.contains(.layoutChildrenAreStale) {
            flags.remove(.layoutChildrenAreStale)
            contents.removeAll(keepingCapacity: true)
            collectLayoutNodesBelow(into: &contents)
        }
        return contents
    }

    package override func layoutChildrenDidChange() {
        flags.insert(.layoutChildrenAreStale)
        if !isRefreshing { owner.subviewsDidChange() }
    }

    package override func collectLayoutNodes(into list: inout ContiguousArray<LayoutNode>) {}

    package override var printsFrame: Bool { false }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode { .group(children: .none) }

    package override func willUnmount() {
        contents = []
        super.willUnmount()
    }

    /// What the views have in common looks different now, and so do all of them.
    final func sharedLookDidChange() {
        for node in contents where node.flags.contains(.isShownElsewhere) { node.container?.snapshotDidChange() }
        if !isRefreshing { owner.looksOfSubviewsDidChange() }
    }

    /// Hears of the next change of views that nobody shows: no snapshot of them is kept.
    final func forgetLooks() {
        forEachDescendant { node in
            node.flags.remove(.snapshotIsStale)
            node.cachedSnapshot = nil
            return true
        }
    }
}

/// A node that shows the views of a holder one by one.
package protocol SubviewOwner: Node {
    /// Views came, went, moved, or say something else of themselves.
    func subviewsDidChange()

    /// A view that is not shown, or what the views have in common, looks different.
    func looksOfSubviewsDidChange()
}

extension SubviewOwner {
    package func looksOfSubviewsDidChange() {}
}

extension Node {
    /// The node whose snapshot shows this one, for nodes with a flag that says that it may not be the parent.
    final var parentOfSnapshot: Node? {
        if flags.contains(.isSubviewHolder) {
            unsafeDowncast(self, to: SubviewHolderNode.self).sharedLookDidChange()
            return parent
        }
        return placeOfShowing
    }

    /// The node inside which this one is shown: for most the parent.
    final var placeOfShowing: Node? {
        flags.contains(.isShownElsewhere) ? asLayoutNode?.container ?? parent : parent
    }
}
