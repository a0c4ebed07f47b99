public import TerrariumLayout

extension Layout {
    /// A container that arranges views with this layout.
    public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

/// Views that a layout value arranges.
nonisolated struct LayoutContainer<L: Layout, Content: View>: View {
    typealias Body = Never

    let layout: L
    let content: Content

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        let node: LayoutContainerNode<L>
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: LayoutContainerNode<L>.self)
            cursor.advance(past: node)
            node.setLayout(view.layout)
            node.snapshotDidChange()
        } else {
            node = LayoutContainerNode(view.layout, kind: TypeName.short(of: L.self), parent: cursor.parent)
            cursor.append(node)
        }
        node.updateContent(view.content)
    }
}

package final class LayoutContainerNode<L: Layout>: ContainerNode<L>, @unchecked Sendable {}
