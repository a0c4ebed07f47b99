/// Presents dialogs for the views below.
nonisolated struct DialogPresenterModifier<Look: View>: ViewModifier {
    typealias Body = Never

    let line: SourceLine
    let look: (Dialog, @escaping @MainActor () -> Void) -> Look

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: DialogPresenterNode<Look>
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: DialogPresenterNode<Look>.self)
            cursor.advance(past: node)
            node.look = modifier.look
        } else {
            node = DialogPresenterNode(line: modifier.line, look: modifier.look, parent: cursor.parent)
            cursor.append(node)
        }
        var inner = _ChildCursor(childrenOf: node)
        Base._update(content, in: &inner)
        node.keepSlot(inner.slot())
        node.lookMayHaveChanged()
    }
}

/// Owns the queue of dialogs. The action that it puts into the environment is made once, so asking never makes a view
/// run again.
package final class DialogPresenterNode<Look: View>: EvaluatingNode, @unchecked Sendable {
    var look: (Dialog, @escaping @MainActor () -> Void) -> Look
    private let own: EnvironmentScope
    private unowned(unsafe) var slot: SlotNode!
    private var queue: [Dialog] = []
    private var serial = 0

    init(
        line: SourceLine, look: @escaping (Dialog, @escaping @MainActor () -> Void) -> Look, parent: Node
    ) {
        self.look = look
        own = EnvironmentScope(parent: parent.childScope, line: line)
        super.init(parent: parent)
        flags.insert(.isScopeNode)
        own.override(\.showDialog, with: ShowDialogAction { [weak self] in self?.ask($0) })
    }

    package override var childScope: EnvironmentScope { own }

    package override var evaluationName: String { "DialogPresenter" }

    func keepSlot(_ slot: SlotNode) {
        self.slot = slot
    }

    /// What is open follows what its look has captured.
    func lookMayHaveChanged() {
        if !queue.isEmpty { runEvaluation() }
    }

    private func ask(_ dialog: Dialog) {
        queue.append(dialog)
        if queue.count == 1 { showNext() }
    }

    private func showNext() {
        serial += 1
        invalidate(because: .other("showDialog"))
    }

    private func close(_ serial: Int) {
        guard serial == self.serial, !queue.isEmpty else { return }
        queue.removeFirst()
        showNext()
    }

    package override func evaluate() {
        guard let dialog = queue.first else {
            slot.fill(variant: 0) { _ in }
            return
        }
        let current = serial
        let content = evaluating {
            UncheckedBox(look(dialog, { [weak self] in self?.close(current) }))
        }.value
        slot.fill(variant: current) { cursor in
            PresentedLayer._update(
                PresentedLayer(kind: .dialog, isModal: true, content: content), in: &cursor)
        }
    }

    package override func environmentEntries(in context: SnapshotContext) -> [SnapshotEnvironmentEntry] {
        // What the window itself supplies is nobody's change.
        context.environment == .off || own.line == .unknown ? [] : own.overrideEntries
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        let entries = environmentEntries(in: context)
        guard !entries.isEmpty else { return super.makeSnapshot(in: context) }
        return SnapshotNode(
            role: .fold, kind: "fold", environment: entries, children: snapshotChildren(in: context))
    }
}
