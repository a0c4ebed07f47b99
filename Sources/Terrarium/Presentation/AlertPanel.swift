/// The panel of an alert or a confirmation: its title and message above, its buttons below.
nonisolated struct AlertPanel<Actions: View, Message: View>: View {
    let title: Text
    var showsTitle = true
    let isConfirmation: Bool
    let actions: Actions
    let message: Message

    @MainActor var body: some View {
        DialogPanel(
            title: title.plainString, header: header,
            actions: DialogActions(actions: actions, isConfirmation: isConfirmation))
    }

    @MainActor @ViewBuilder private var header: some View {
        if showsTitle { title }
        message
    }
}

/// The buttons of an alert or a confirmation, with the one that the system adds.
///
/// An alert without buttons gets OK, even if it has fields; a confirmation without a button to cancel gets Cancel.
nonisolated struct DialogActions<Actions: View>: View {
    typealias Body = Never

    let actions: Actions
    let isConfirmation: Bool

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        let node: DialogActionsNode
        let isFirst = cursor.existing == nil
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: DialogActionsNode.self)
            cursor.advance(past: node)
        } else {
            node = DialogActionsNode(isConfirmation: view.isConfirmation, parent: cursor.parent)
            cursor.append(node)
        }
        var inner = _ChildCursor(childrenOf: node)
        Actions._update(view.actions, in: &inner)
        if isFirst { node.keepSlot(inner.slot()) }
        node.supplyMissingButton()
    }
}

/// Looks whether the program's buttons need one of the system's beside them.
package final class DialogActionsNode: Node, @unchecked Sendable {
    private let isConfirmation: Bool
    private unowned(unsafe) var slot: SlotNode?

    init(isConfirmation: Bool, parent: Node) {
        self.isConfirmation = isConfirmation
        super.init(parent: parent)
    }

    func keepSlot(_ slot: SlotNode) {
        self.slot = slot
    }

    package override func contentsDidChange() {
        supplyMissingButton()
    }

    func supplyMissingButton() {
        guard let slot else { return }
        let isNeeded = isConfirmation ? !hasCancelButton(beside: slot) : !hasButtons(beside: slot)
        let isConfirmation = isConfirmation
        slot.fill(variant: isNeeded ? 1 : 0) { cursor in
            guard isNeeded else { return }
            let button =
                isConfirmation ? Button("Cancel", role: .cancel) {} : Button("OK", role: nil) {}
            Button<Text>._update(button, in: &cursor)
        }
    }

    private func hasButtons(beside slot: SlotNode) -> Bool {
        hasControl(beside: slot) { ViewRole.button.kinds.contains($0.kind) }
    }

    private func hasCancelButton(beside slot: SlotNode) -> Bool {
        hasControl(beside: slot) { $0.role == .cancel }
    }

    private func hasControl(beside slot: SlotNode, where isMeant: (ControlNode) -> Bool) -> Bool {
        var isFound = false
        forEachDescendant { node in
            guard node !== slot else { return false }
            if let control = node as? ControlNode, isMeant(control) { isFound = true }
            return !isFound
        }
        return isFound
    }
}
