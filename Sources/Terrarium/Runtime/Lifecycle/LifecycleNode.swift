/// A node that notices when its content comes onto the screen and when it leaves.
///
/// Content is there when it has at least one layout node: a group of two appears once, and disappears when both are
/// gone. Invariant: `didAppear` and `didDisappear` alternate, beginning with `didAppear`.
package class LifecycleNode: Node, @unchecked Sendable {
    @exclusivity(unchecked) final var isExamined = false
    @exclusivity(unchecked) private var isActive = false
    @exclusivity(unchecked) package private(set) final var hasAppeared = false

    package override init(parent: Node) {
        super.init(parent: parent)
        flags.insert(.isLifecycleNode)
    }

    /// The content was mounted below; called after it, so that what is further in appears first.
    package final func wasMounted() {
        isActive = true
        runtime.lifecycle.examine(self)
    }

    /// The content came onto the screen.
    package func didAppear() {}

    /// The content left the screen, or the tree.
    package func didDisappear() {}

    package final override func contentsDidChange() {
        if isActive { runtime.lifecycle.examine(self) }
    }

    package override func willUnmount() {
        guard hasAppeared else { return }
        hasAppeared = false
        didDisappear()
    }

    /// Compares what is there with what was, and tells the subclass.
    final func examine() {
        guard isActive, !flags.contains(.isUnmounted) else { return }
        let isThere = isOnScreen && hasLayoutNodes
        guard isThere != hasAppeared else { return }
        hasAppeared = isThere
        if isThere { didAppear() } else { didDisappear() }
    }

    private var hasLayoutNodes: Bool {
        var nodes: ContiguousArray<LayoutNode> = []
        collectLayoutNodes(into: &nodes)
        return !nodes.isEmpty
    }
}

extension Node {
    /// Whether no part of the tree around this node is kept off screen.
    package final var isOnScreen: Bool {
        var node: Node? = self
        while let current = node {
            if current.flags.contains(.isOffScreen) { return false }
            node = current.parent
        }
        return true
    }

    /// Moves everything below onto the screen or off it: a screen is covered, a tab selected.
    package final func setOffScreen(_ isOffScreen: Bool) {
        guard flags.contains(.isOffScreen) != isOffScreen else { return }
        if isOffScreen { flags.insert(.isOffScreen) } else { flags.remove(.isOffScreen) }
        forEachDescendant { node in
            if node.flags.contains(.isLifecycleNode) {
                runtime.lifecycle.examine(unsafeDowncast(node, to: LifecycleNode.self))
            }
            return node === self || !node.flags.contains(.isOffScreen)
        }
    }
}
