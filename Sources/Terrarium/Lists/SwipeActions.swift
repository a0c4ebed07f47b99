public import TerrariumLayout

extension View {
    /// Actions that a swipe over the row reveals; a full swipe runs the first one.
    ///
    /// In a host every swipe is a full one. Where `allowsFullSwipe` is false it reveals the actions over the row's end,
    /// until something else is done.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(
            SwipeActionsModifier(
                edge: edge == .leading ? "leading" : "trailing", allowsFullSwipe: allowsFullSwipe,
                actions: content()))
    }
}

nonisolated struct SwipeActionsModifier<Actions: View>: ViewModifier {
    typealias Body = Never

    let edge: String
    let allowsFullSwipe: Bool
    let actions: Actions

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: SwipeActionsNode
        let isFirst = cursor.existing == nil
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: SwipeActionsNode.self)
            cursor.advance(past: node)
        } else {
            node = SwipeActionsNode(parent: cursor.parent)
            cursor.append(node)
        }
        node.edge = modifier.edge
        node.allowsFullSwipe = modifier.allowsFullSwipe
        var inner = _ChildCursor(childrenOf: node)
        Base._update(content, in: &inner)
        let actions: HiddenContentNode
        if isFirst {
            actions = HiddenContentNode(parent: node)
            inner.append(actions)
        } else {
            actions = unsafeDowncast(inner.existing.unsafelyUnwrapped, to: HiddenContentNode.self)
            inner.advance(past: actions)
        }
        node.actions = actions
        actions.updateContent(modifier.actions)
    }
}

package final class SwipeActionsNode: Node, SwipeHandling, @unchecked Sendable {
    var edge = "trailing"
    var allowsFullSwipe = true
    weak var actions: HiddenContentNode?

    /// The row over which the actions are revealed.
    private(set) weak var row: ListRowNode?

    package func offersSwipe(of row: LayoutNode) -> Bool { firstControl != nil }

    private var firstControl: ControlNode? {
        var found: ControlNode?
        actions?.forEachDescendant { node in
            if found == nil, let control = node as? ControlNode, control.offeredActions.contains("tap"),
                control.isEnabled
            {
                found = control
            }
            return found == nil
        }
        return found
    }

    package func swipe(_ edge: String, row: LayoutNode) -> Bool {
        if edge != self.edge, self.row != nil {
            hide()
            return true
        }
        guard edge == self.edge, let control = firstControl else { return false }
        if allowsFullSwipe { return (try? control.perform(.tap)) == true }
        reveal(over: row.container as? ListRowNode)
        return true
    }

    private func reveal(over row: ListRowNode?) {
        runtime.revealedSwipe?.hide()
        runtime.revealedSwipe = self
        self.row = row
        actions?.setOffScreen(false)
        row?.swipeActionsDidChange()
    }

    /// Takes the revealed actions away again.
    func hide() {
        guard let row else { return }
        self.row = nil
        runtime.revealedSwipe = nil
        actions?.container = nil
        actions?.setOffScreen(true)
        row.swipeActionsDidChange()
    }

    package override func willUnmount() {
        row = nil
        super.willUnmount()
    }
}

/// Views that are alive but neither laid out nor shown.
package final class HiddenContentNode: StackNode, @unchecked Sendable {
    init(parent: Node) {
        super.init(.row(), kind: "", parent: parent)
        flags.insert(.isOffScreen)
    }

    package override func collectLayoutNodes(into list: inout ContiguousArray<LayoutNode>) {}

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode { .group(children: []) }

    /// What a swipe has revealed.
    func shownSnapshot(in context: SnapshotContext) -> SnapshotNode {
        SnapshotNode(
            role: .group, kind: "group", frame: context.frame(of: self),
            children: snapshotChildren(in: context.inside(self)))
    }
}
