import Foundation
import TerrariumLayout

/// Presents content in a layer of its own while a trigger says so.
nonisolated struct PresentationModifier<Value, Presented: View>: ViewModifier {
    typealias Body = Never

    let kind: LayerKind
    let trigger: PresentationTrigger<Value>
    var onDismiss: (@MainActor () -> Void)?
    /// Where a popover points.
    var anchor: PopoverAnchor?
    let content: (Value) -> Presented

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: PresentationNode<Value, Presented>
        let isFirst = cursor.existing == nil
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: PresentationNode<Value, Presented>.self)
            cursor.advance(past: node)
            node.modifier = modifier
        } else {
            node = PresentationNode(modifier, parent: cursor.parent)
            cursor.append(node)
        }
        var inner = _ChildCursor(childrenOf: node)
        Base._update(content, in: &inner)
        if isFirst { node.keepSlot(inner.slot()) }
        node.runEvaluation()
    }
}

/// A presenting node whose content's type is unknown.
package class PresentationNodeBase: EvaluatingNode, @unchecked Sendable {}

/// The node of a presenting modifier: it watches the trigger, and owns the layer while something is presented.
///
/// Invariant: `shown` is the identity of what the slot presents; `value` and `handle` belong to it.
package final class PresentationNode<Value, Presented: View>: PresentationNodeBase, @unchecked Sendable {
    var modifier: PresentationModifier<Value, Presented>
    private unowned(unsafe) var slot: SlotNode!
    private unowned(unsafe) let base: Node
    private let plan = FieldPlan.plan(for: PresentationNode.self)
    private var shown: AnyHashable?
    private var value: Value?
    private var handle: PresentationHandle?
    private var serial = 0

    init(_ modifier: PresentationModifier<Value, Presented>, parent: Node) {
        self.modifier = modifier
        base = parent.layerRoot
        super.init(parent: parent)
    }

    func keepSlot(_ slot: SlotNode) {
        self.slot = slot
    }

    package override var evaluationName: String { modifier.kind.name }

    package override var observesModels: Bool? {
        get { plan.observesModels }
        set { plan.observesModels = newValue }
    }

    package override func evaluate() {
        let wanted = evaluating { UncheckedBox(wantedContent()) }.value
        guard let (value, content) = wanted else {
            end()
            leaveLedger()
            return
        }
        // What waits for another presentation has been read, so that it hears of changes, but is not shown.
        guard runtime.layers.presentations.admit(self, over: base) else { return reportConflictLater() }
        let identity = modifier.trigger.identity(value)
        if shown != identity { begin(identity) }
        self.value = value
        show(content)
    }

    @MainActor private func wantedContent() -> (Value, Presented)? {
        guard let value = modifier.trigger.read(value) else { return nil }
        return (value, modifier.content(value))
    }

    private func begin(_ identity: AnyHashable) {
        end()
        serial += 1
        shown = identity
        let current = serial
        handle = PresentationHandle { [weak self] in self?.dismiss(current) }
    }

    private func show(_ content: Presented) {
        let scope = PresentationScopeModifier(handle: handle, closesAfterButtons: modifier.kind.isAsking)
        var layer = PresentedLayer(kind: modifier.kind, isModal: true, content: content.modifier(scope))
        layer.placement = placement
        if modifier.kind.endsBySwipe {
            let handle = handle
            layer.onSwipeDismiss = { handle?.dismiss() }
        }
        fill(slot, with: layer)
    }

    private func fill<Layer: View>(_ slot: SlotNode, with layer: Layer) {
        slot.fill(variant: serial) { cursor in Layer._update(layer, in: &cursor) }
    }

    /// Writes the binding; the layer goes when the trigger says so, since the program may refuse.
    @MainActor private func dismiss(_ serial: Int) {
        guard serial == self.serial, let shown, !flags.contains(.isUnmounted) else { return }
        let trigger = modifier.trigger
        guard let current = trigger.read(value), trigger.identity(current) == shown else { return }
        trigger.clear()
        if trigger.read(value) != nil { handle?.renew { [weak self] in self?.dismiss(serial) } }
    }

    private func end() {
        guard shown != nil else { return }
        shown = nil
        value = nil
        handle = nil
        slot.fill(variant: 0) { _ in }
        noteEnd()
    }

    private func noteEnd() {
        if let onDismiss = modifier.onDismiss { runtime.lifecycle.enqueueDismissal(for: self, onDismiss) }
    }

    private func leaveLedger() {
        runtime.layers.presentations.leave(self, over: base)?.invalidate(because: .other("presentation"))
    }

    private func reportConflictLater() {
        runtime.lifecycle.enqueue(for: self) { [weak self] in
            guard let self, !flags.contains(.isUnmounted),
                runtime.layers.presentations.isWaiting(self, over: base)
            else { return }
            runtime.report(
                .presentationConflict,
                "A \(modifier.kind.name) was asked for while something else is presented over the same layer. It waits "
                    + "until that has ended. Present it from inside what is open, or end that first.",
                at: self)
        }
    }

    package override func willUnmount() {
        leaveLedger()
        if shown != nil {
            shown = nil
            // What was presented disappears before its end is told, as it does when the trigger ends it.
            slot.removeChildren()
            noteEnd()
        }
        super.willUnmount()
    }

    private var placement: ((LayoutNode, WindowGeometry) -> Void)? {
        switch modifier.kind {
        case .sheet:
            return { root, window in root.placeSheet(in: window) }
        case .popover:
            let anchor = modifier.anchor ?? PopoverAnchor()
            return { [weak self] root, window in
                root.placePopover(at: anchor, of: self?.presentingFrame ?? window.safeBounds, in: window)
            }
        default:
            return nil
        }
    }

    /// Where the view lies that presents, in the window.
    private var presentingFrame: CGRect? {
        var nodes: ContiguousArray<LayoutNode> = []
        collectLayoutNodes(into: &nodes)
        return nodes.reduce(nil) { union, node in
            let frame = node.windowFrame
            return union?.union(frame) ?? frame
        }
    }
}

extension LayerKind {
    /// Whether a person can end the presentation by a swipe, or by a tap beside it.
    var endsBySwipe: Bool { self == .sheet || self == .popover || self == .confirmation }

    /// Whether every button inside ends the presentation.
    var isAsking: Bool { self == .alert || self == .confirmation }
}
