/// The node of a button.
package final class ButtonNode<Label: View>: ControlNode, @unchecked Sendable {
    private var view: Button<Label>
    private var style: ButtonStyleBox

    init(_ view: Button<Label>, parent: Node) {
        self.view = view
        style = parent.childScope[ButtonStyleKey.self]
        super.init(parent: parent)
    }

    func update(_ new: Button<Label>) {
        let roleChanges = view.role != new.role
        view = new
        contentDidChange()
        if roleChanges || style.isPrimitive {
            snapshotDidChange()
            runEvaluation()
        }
        refreshContents()
    }

    package override func evaluate() {
        style.update(self, role: view.role) { [weak self] in self?.runAction() }
        refreshContents()
    }

    package override func updateSplicedContent(in cursor: inout _ChildCursor) {
        Label._update(view.label, in: &cursor)
    }

    package override func environmentDidChange() {
        super.environmentDidChange()
        let new = scope[ButtonStyleKey.self]
        guard !new.isSame(as: style) else { return }
        style = new
        removeBody()
        invalidate(because: .other("buttonStyle"))
    }

    private func runAction() {
        let action = view.action
        // The action may take the button out of the tree.
        let presentation = presentationAfterAction
        onMainActor {
            action()
            presentation?.dismiss()
        }
    }

    /// A primitive style brings its own button, which is the one that a person meets.
    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        style.isPrimitive ? .group(children: snapshotChildren(in: context)) : super.makeSnapshot(in: context)
    }

    package override var kind: String { "Button" }

    package override var role: ButtonRole? { view.role }

    package override var attributes: [SnapshotAttribute] {
        var attributes: [SnapshotAttribute] = []
        if let role = view.role { attributes.append(SnapshotAttribute("role", role.name)) }
        if let name = style.name { attributes.append(SnapshotAttribute("style", name)) }
        return attributes
    }

    package override var viewType: Any.Type? { Button<Label>.self }

    package override var offeredActions: [String] { ["tap"] }

    package override func perform(_ action: HostAction) -> Bool {
        guard case .tap = action else { return false }
        runAction()
        return true
    }
}
