package import Foundation
package import TerrariumLayout

/// The panel of dialogs, alerts and confirmations: titles and messages above, buttons below.
nonisolated struct DialogPanel<Header: View, Actions: View>: View {
    typealias Body = Never

    let title: String
    let header: Header
    let actions: Actions

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        let node: DialogPanelNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: DialogPanelNode.self)
            cursor.advance(past: node)
        } else {
            node = DialogPanelNode(parent: cursor.parent)
            cursor.append(node)
        }
        node.setTitle(view.title)
        var inner = _ChildCursor(childrenOf: node)
        updatePart(view.header, isActions: false, in: &inner)
        updatePart(view.actions, isActions: true, in: &inner)
    }

    private static func updatePart<Part: View>(_ part: Part, isActions: Bool, in cursor: inout _ChildCursor) {
        let node: TraitValueNode<DialogPartKey>
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: TraitValueNode<DialogPartKey>.self)
            cursor.advance(past: node)
        } else {
            node = TraitValueNode<DialogPartKey>(isActions, parent: cursor.parent)
            cursor.append(node)
        }
        node.updateContent(part)
    }
}

/// Marks the buttons of a dialog for its layout.
struct DialogPartValueKey: LayoutValueKey {
    static let defaultValue = false
}

typealias DialogPartKey = TraitKey<DialogPartValueKey>

/// The node of a panel: a line `dialog "title"`.
package final class DialogPanelNode: ContainerNode<DialogLayout>, @unchecked Sendable {
    private var title = ""

    init(parent: Node) {
        super.init(DialogLayout(), kind: "dialog", parent: parent)
    }

    func setTitle(_ title: String) {
        guard title != self.title else { return }
        self.title = title
        snapshotDidChange()
    }

    package override var snapshotText: String? { title }
    package override var snapshotPicture: PictureHint { .shape(opaque: true) }
}

/// Arranges a panel: 16 points around and between its parts, one or two buttons in a row, more of them in a column.
package struct DialogLayout: Layout, Equatable {
    private static let distance: CGFloat = 16

    package init() {}

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: Chrome.alertWidth, height: arrange(subviews) { _, _, _ in })
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        _ = arrange(subviews) { subview, origin, proposal in
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
        }
    }

    /// Calls `place` for every part and returns the height of the whole.
    private func arrange(
        _ subviews: Subviews, place: (LayoutSubview, CGPoint, ProposedViewSize) -> Void
    ) -> CGFloat {
        let inner = Chrome.alertWidth - 2 * Self.distance
        let offered = ProposedViewSize(width: inner, height: nil)
        var y = Self.distance
        let buttons = subviews.filter { $0[DialogPartValueKey.self] }
        for subview in subviews where !subview[DialogPartValueKey.self] {
            let size = subview.sizeThatFits(offered)
            place(subview, CGPoint(x: (Chrome.alertWidth - size.width) / 2, y: y), offered)
            y += size.height + Self.distance
        }
        if buttons.count <= 2 {
            let sizes = buttons.map { $0.sizeThatFits(.unspecified) }
            let height = sizes.map(\.height).max() ?? 0
            for (index, button) in buttons.enumerated() {
                let size = sizes[index]
                let x =
                    buttons.count == 1
                    ? (Chrome.alertWidth - size.width) / 2
                    : index == 0 ? Self.distance : Chrome.alertWidth - Self.distance - size.width
                place(button, CGPoint(x: x, y: y + (height - size.height) / 2), .unspecified)
            }
            return y + height + (buttons.isEmpty ? 0 : Self.distance)
        }
        for button in buttons {
            let size = button.sizeThatFits(offered)
            place(button, CGPoint(x: (Chrome.alertWidth - size.width) / 2, y: y), offered)
            y += size.height + Self.distance
        }
        return y
    }
}

/// The default look of a dialog.
nonisolated struct DefaultDialog: View {
    let dialog: Dialog
    let close: @MainActor () -> Void

    @MainActor var body: some View {
        DialogPanel(title: dialog.title, header: header, actions: actions)
    }

    @MainActor @ViewBuilder private var header: some View {
        Text(verbatim: dialog.title)
        if !dialog.message.isEmpty { Text(verbatim: dialog.message) }
    }

    @MainActor @ViewBuilder private var actions: some View {
        Button("Cancel", role: .cancel) {
            dialog.onCancel?()
            close()
        }
        Button("OK") {
            dialog.onConfirm?()
            close()
        }
    }
}

/// A dialog in a look of the program's own: the layer knows it as a dialog by its title.
nonisolated struct OwnDialog<Content: View>: View {
    let title: String
    let content: Content

    @MainActor var body: some View { content }
}
