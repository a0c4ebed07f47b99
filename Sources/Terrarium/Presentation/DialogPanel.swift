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

/// Arranges a panel: 16 points around and between its parts, one or two buttons in a row if they fit, else in a column.
///
/// A panel is 270 points wide, or as wide as a window that is narrower.
package struct DialogLayout: Layout, Equatable {
    private static let distance: CGFloat = 16

    package init() {}

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = min(Chrome.alertWidth, max(0, proposal.width ?? Chrome.alertWidth))
        return CGSize(width: width, height: arrange(subviews, in: width) { _, _, _ in })
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        _ = arrange(subviews, in: bounds.width) { subview, origin, proposal in
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
        }
    }

    /// Calls `place` for every part and returns the height of the whole.
    private func arrange(
        _ subviews: Subviews, in width: CGFloat, place: (LayoutSubview, CGPoint, ProposedViewSize) -> Void
    ) -> CGFloat {
        let inner = max(0, width - 2 * Self.distance)
        let offered = ProposedViewSize(width: inner, height: nil)
        var y = Self.distance
        func stack(_ subview: LayoutSubview) {
            let size = subview.sizeThatFits(offered)
            place(subview, CGPoint(x: (width - size.width) / 2, y: y), offered)
            y += size.height + Self.distance
        }
        let buttons = subviews.filter { $0[DialogPartValueKey.self] }
        for subview in subviews where !subview[DialogPartValueKey.self] { stack(subview) }
        let sizes = buttons.prefix(2).map { $0.sizeThatFits(.unspecified) }
        let gaps = CGFloat(max(0, sizes.count - 1)) * Self.distance
        guard buttons.count <= 2, sizes.reduce(gaps, { $0 + $1.width }) <= inner else {
            for button in buttons { stack(button) }
            return y
        }
        let height = sizes.map(\.height).max() ?? 0
        for (index, button) in buttons.enumerated() {
            let size = sizes[index]
            let x =
                buttons.count == 1
                ? (width - size.width) / 2 : index == 0 ? Self.distance : width - Self.distance - size.width
            place(button, CGPoint(x: x, y: y + (height - size.height) / 2), .unspecified)
        }
        return y + height + (buttons.isEmpty ? 0 : Self.distance)
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

/// A dialog in a look of the program's own, under the line `dialog "title"`.
nonisolated struct OwnDialog<Content: View>: View {
    typealias Body = Never

    let title: String
    let content: Content

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        let node: OwnDialogNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: OwnDialogNode.self)
            cursor.advance(past: node)
        } else {
            node = OwnDialogNode(view.title, parent: cursor.parent)
            cursor.append(node)
        }
        node.updateContent(view.content)
    }
}

/// The node of a dialog in a look of the program's own. Its title never changes: another dialog is another node.
package final class OwnDialogNode: ContainerNode<ZStackLayout>, @unchecked Sendable {
    private let title: String

    init(_ title: String, parent: Node) {
        self.title = title
        super.init(ZStackLayout(), kind: "dialog", parent: parent)
    }

    package override var snapshotText: String? { title }
}
