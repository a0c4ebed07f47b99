import TerrariumLayout

extension View {
    /// Adds items to the bars of the screen around the view. Several toolbars add up.
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(content: content()))
    }

    /// Adds views to the navigation bar of the screen around the view, at its trailing end.
    // Disfavoured, so that a toolbar with nothing in it means one of the two.
    @_disfavoredOverload
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(content: ToolbarItemGroup(content: content)))
    }

    /// Adds items that a person may arrange. A host shows them as they are written.
    public nonisolated func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(content: content()))
    }
}

/// Mounts the items beside the content, where they have the environment of the place at which they were written.
nonisolated struct ToolbarModifier<Items: ToolbarContent>: ViewModifier {
    typealias Body = Never

    let content: Items

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: ToolbarNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: ToolbarNode.self)
            cursor.advance(past: node)
        } else {
            node = ToolbarNode(parent: cursor.parent)
            cursor.append(node)
        }
        var inner = _ChildCursor(childrenOf: node)
        Base._update(content, in: &inner)
        Items._updateToolbar(modifier.content, in: &inner)
    }
}

/// The transparent node of a toolbar: the content, then the items.
package final class ToolbarNode: Node, @unchecked Sendable {}

/// An item of a bar, which the bar of the screen places and prints.
package class ToolbarItemNodeBase: ScreenMemberNode, @unchecked Sendable {
    fileprivate(set) final var placement: ToolbarItemPlacement
    private(set) final var row: ToolbarItemRowNode!

    fileprivate init(_ placement: ToolbarItemPlacement, parent: Node) {
        self.placement = placement
        super.init(parent: parent)
        row = ToolbarItemRowNode(.row(spacing: Chrome.barSpacing), kind: "", parent: self)
        firstChild = row
    }

    /// What the bar places.
    final var container: LayoutNode { row }

    package override var handsUpPreferences: Bool { false }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode { .group(children: []) }
}

/// The views of an item side by side. The containers around the content pass over it.
package final class ToolbarItemRowNode: StackNode, @unchecked Sendable {
    package override func collectLayoutNodes(into list: inout ContiguousArray<LayoutNode>) {}
}

package final class ToolbarItemNode<Content: View>: ToolbarItemNodeBase, @unchecked Sendable {
    static func update(_ placement: ToolbarItemPlacement, _ content: Content, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: ToolbarItemNode<Content>.self)
            cursor.advance(past: node)
            if node.placement.name != placement.name {
                node.placement = placement
                node.screen?.barDidChange()
            }
            node.row.updateContent(content)
        } else {
            let node = ToolbarItemNode<Content>(placement, parent: cursor.parent)
            cursor.append(node)
            node.row.updateContent(content)
            node.join()
        }
    }
}
