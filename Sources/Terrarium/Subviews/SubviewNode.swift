package import Foundation
package import TerrariumLayout

/// Shows a view that stands elsewhere in the tree, in a `SubviewHolderNode`.
///
/// Invariant: while it shows a view, that view's `container` is this node. Another node that takes the view changes that,
/// and this one shows nothing from then on.
package final class SubviewNode: LayoutNode, @unchecked Sendable {
    private var content: LayoutNode?

    package override init(parent: Node) {
        super.init(parent: parent)
        flags.insert(.readsEnvironment)
    }

    /// Shows this view, and not the one that was shown before.
    func show(_ new: LayoutNode) {
        if new === content, new.container === self { return }
        release()
        content = new
        guard new.runtime === runtime, !new.flags.contains(.isUnmounted) else { return lookDidChange() }
        let other = new.flags.contains(.isShownElsewhere) ? new.container : nil
        new.container = self
        new.flags.insert(.isShownElsewhere)
        new.setStackAxis(stackAxis)
        (other as? SubviewNode)?.lookDidChange()
        lookDidChange()
    }

    private func lookDidChange() {
        layoutDidChange()
        structureDidChange()
    }

    private func release() {
        if let content, content.container === self {
            content.flags.remove(.isShownElsewhere)
            content.container = nil
        }
        content = nil
    }

    package override func willUnmount() {
        release()
        super.willUnmount()
    }

    /// The view, if it is still there and nobody else has taken it.
    var shown: LayoutNode? {
        guard let content, content.container === self, !content.flags.contains(.isUnmounted) else { return nil }
        return content
    }

    // MARK: Layout

    package override var isContainer: Bool { false }
    package override var layoutChildren: ContiguousArray<LayoutNode> { shown.map { [$0] } ?? [] }
    package override var traitChild: LayoutNode? { shown }
    package override var printsFrame: Bool { false }
    package override var layoutName: String { "subview" }

    package override func environmentDidChange() {
        placementDidChange()
    }

    package override func setStackAxis(_ axis: Axis?) {
        super.setStackAxis(axis)
        shown?.setStackAxis(axis)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let shown { return shown.sizeThatFits(proposal) }
        if let content, content.runtime === runtime, !content.flags.contains(.isUnmounted) {
            runtime.report(
                .duplicateID,
                "A subview is shown in two places, of which only the later one has it. Show each subview once.",
                at: self)
        }
        return .zero
    }

    package override func placeChildren() {
        shown?.place(at: .zero, proposal: proposal)
    }

    package override func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        shown?.explicitAlignment(key, at: proposal)
    }

    package override var asksOthersForGuides: Bool { true }
    package override var preferencesForContainerMayChange: Bool { true }
    package override var layoutSpacing: ViewSpacing { shown?.layoutSpacing ?? ViewSpacing() }
    package override var enginePriority: Double { shown?.enginePriority ?? 0 }

    // MARK: Describing

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        guard let shown else { return .group(children: .none) }
        let path = pathToHolder(of: shown)
        let outer = runtime.subviewPath
        runtime.subviewPath = path
        defer { runtime.subviewPath = outer }
        var inner = context
        inner.followsPath = true
        inner.wrapsRows = false
        let snapshot = path.first?.snapshotOnPath(in: inner) ?? .group(children: .none)
        if context.isCached { noteIsFresh(path, shown: shown) }
        return snapshot
    }

    /// The nodes from below the holder to the node of the view that is a child of another.
    private func pathToHolder(of shown: LayoutNode) -> ContiguousArray<Node> {
        var path: ContiguousArray<Node> = []
        var node: Node? = shown.innermostContent
        while let current = node, !current.flags.contains(.isSubviewHolder) {
            path.append(current)
            node = current.parent
        }
        path.reverse()
        return path
    }

    /// What changes on the way to the view from now on is heard of again.
    private func noteIsFresh(_ path: ContiguousArray<Node>, shown: LayoutNode) {
        for node in path.dropLast() {
            node.flags.remove(.snapshotIsStale)
            // One that it kept is from a time when it did not only lead to the view.
            node.cachedSnapshot = nil
        }
        path.first?.parent?.flags.remove(.snapshotIsStale)
        var layer = shown as? WrapperLayer
        while let current = layer {
            current.flags.remove(.snapshotIsStale)
            layer = current.content as? WrapperLayer
        }
    }
}

extension LayoutNode {
    /// The view inside the layers of modifiers that stand over several views.
    fileprivate var innermostContent: LayoutNode {
        var node = self
        while let layer = node as? WrapperLayer { node = layer.content }
        return node
    }
}

extension Node {
    /// The snapshot of a part where parts are not simply described: of a row of a list, or of what leads to a subview.
    final func snapshotOfPart(in context: SnapshotContext) -> SnapshotNode {
        context.followsPath ? snapshotOnPath(in: context) : rowSnapshot(in: context)
    }

    /// What a node contributes to the snapshot of a subview: nothing, unless it leads there.
    final func snapshotOnPath(in context: SnapshotContext) -> SnapshotNode {
        let path = runtime.subviewPath
        guard path.contains(where: { $0 === self }) else { return .group(children: .none) }
        var context = context
        if path.last === self {
            context.followsPath = false
            return snapshot(in: context)
        }
        // Whoever shows the parts of a section makes one of his own.
        if self is SectionNode { return .group(children: snapshotChildren(in: context)) }
        return snapshot(in: context)
    }
}
