/// A control that the library draws: a label, room for the control itself, and what a person can do with it.
///
/// Adopting this protocol is all that a new control needs: its node is made, described and acted on here.
package protocol ControlView: View where Body == Never {
    associatedtype Content: View

    /// What the control shows, its label above all.
    @MainActor func content(in node: ControlNode) -> Content

    /// What the control says of itself. What is read here is noticed when it changes.
    @MainActor func describe(in node: ControlNode) -> ControlDescription

    /// Carries out what a person does; returns false for what the control does not know.
    @MainActor func perform(_ action: HostAction, in node: ControlNode) throws -> Bool

    /// The control has taken the focus, or lost it.
    @MainActor func focusDidChange(to isFocused: Bool)
}

/// What a control prints.
package struct ControlDescription: Equatable {
    package var kind: String
    package var value: String?
    package var label: String?
    package var attributes: [SnapshotAttribute] = []
    package var actions: [String] = []
    package var picture = PictureHint.none
    package var flags: SnapshotFlags = []

    package init(_ kind: String) {
        self.kind = kind
    }
}

extension ControlView {
    @MainActor package func focusDidChange(to isFocused: Bool) {}

    package nonisolated static func updateControl(_ view: Self, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: PlainControlNode<Self>.self)
            cursor.advance(past: node)
            node.update(view)
        } else {
            let node = PlainControlNode(view, parent: cursor.parent)
            cursor.append(node)
            node.runEvaluation()
        }
    }
}

/// The node of a control that the library draws.
package final class PlainControlNode<V: ControlView>: ControlNode, @unchecked Sendable {
    private var view: V
    private var description = ControlDescription("")

    init(_ view: V, parent: Node) {
        self.view = view
        super.init(parent: parent)
    }

    func update(_ new: V) {
        view = new
        runEvaluation()
    }

    package override func evaluate() {
        let made = evaluating { UncheckedBox((view.describe(in: self), view.content(in: self))) }.value
        if made.0 != description {
            description = made.0
            snapshotDidChange()
        }
        updateBody(made.1)
    }

    package override func environmentDidChange() {
        super.environmentDidChange()
        invalidate(because: .other("environment"))
    }

    package override var kind: String { description.kind }
    package override var attributes: [SnapshotAttribute] { description.attributes }
    package override var value: String? { description.value }
    package override var label: String? { description.label }
    package override var picture: PictureHint { description.picture }
    package override var extraFlags: SnapshotFlags { description.flags }
    package override var viewType: Any.Type? { V.self }
    package override var offeredActions: [String] { description.actions }

    package override func perform(_ action: HostAction) throws -> Bool {
        try onMainActor { try view.perform(action, in: self) }
    }

    package override func focusDidChange(to isFocused: Bool) {
        onMainActor { view.focusDidChange(to: isFocused) }
    }
}
