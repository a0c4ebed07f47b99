import TerrariumLayout

/// The node of a control: it reads its style and whether it is enabled, shows a label, and can be acted on.
///
/// What the style makes of the control lies in one container, so that the control has a frame whatever its label is.
package class ControlNode: EvaluatingNode, ModifierContentSource, InteractiveNode, @unchecked Sendable {
    @exclusivity(unchecked) package final var placeholders = ModifierPlaceholders()
    private unowned(unsafe) var body: ControlBodyNode!
    private lazy var interaction = NodeInteraction(self)

    package override init(parent: Node) {
        super.init(parent: parent)
        flags.insert(.readsEnvironment)
        let body = ControlBodyNode(parent: self)
        self.body = body
        firstChild = body
    }

    /// Places or updates what the style makes of the control.
    package final func updateBody<Content: View>(_ content: Content) {
        body.updateContent(content)
    }

    /// Removes what is shown, before another style shows something else.
    package final func removeBody() {
        body.removeChildren()
        body.structureDidChange()
    }

    /// Whether the parts of the control stand in the container around it one by one, as rows of a list do.
    package final var isSplit: Bool {
        get { body.isSplit }
        set { body.setSplit(newValue) }
    }

    /// Whether labels are there by name only.
    final var hidesLabel: Bool { scope[LabelsHiddenKey.self] }

    /// The flags of a control whose label is there by name only.
    final var labelFlags: SnapshotFlags { hidesLabel ? .labelHidden : [] }

    /// Whether the control can be used.
    package final var isEnabled: Bool { scope[IsEnabledKey.self] }

    package override func environmentDidChange() {
        snapshotDidChange()
    }

    // MARK: For subclasses

    /// Whether the control can be used; a kind of control may have reasons of its own why not.
    package var isUsable: Bool { isEnabled }
    package var kind: String { "" }
    package var role: ButtonRole? { nil }
    package var attributes: [SnapshotAttribute] { [] }
    package var value: String? { nil }
    package var label: String? { nil }
    package var extraFlags: SnapshotFlags { [] }
    package var picture: PictureHint { .none }
    package var viewType: Any.Type? { nil }
    package var offeredActions: [String] { [] }
    package func perform(_ action: HostAction) throws -> Bool { false }
    package func updateSplicedContent(in cursor: inout _ChildCursor) {}
    package func focusDidChange(to isFocused: Bool) {}

    package override func willUnmount() {
        if focus.isFocused(self) { focus.leave(self) }
        super.willUnmount()
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        let children = snapshotChildren(in: isSplit ? context : context.inside(body))
        let (facts, reads) = BuiltInReads.noting(if: context.environment == .reads) {
            BuiltInReads.note(TintKey.self, at: scope)
            return (
                value: value, label: label, attributes: attributes, actions: offeredActions, picture: picture,
                flags: extraFlags.union(isUsable ? .absorbsLabel : [.absorbsLabel, .disabled])
            )
        }
        return SnapshotNode(
            kind: kind, value: facts.value, label: facts.label, attributes: facts.attributes, actions: facts.actions,
            frame: isSplit ? nil : context.frame(of: body), flags: facts.flags, picture: facts.picture,
            environment: reads,
            children: children, interaction: interaction, viewType: viewType)
    }
}

/// What a control's style makes of it: side by side in one container, or in the container around the control.
private final class ControlBodyNode: StackNode, @unchecked Sendable {
    private(set) var isSplit = false

    init(parent: Node) {
        super.init(.row(), kind: "", parent: parent)
    }

    func setSplit(_ new: Bool) {
        guard new != isSplit else { return }
        isSplit = new
        // Nobody measures or places the container while it is none.
        container = nil
        forgetChildren()
        parent?.structureDidChange()
    }

    override var isContainer: Bool { !isSplit }

    override func collectLayoutNodes(into list: inout ContiguousArray<LayoutNode>) {
        if isSplit { collectLayoutNodesBelow(into: &list) } else { super.collectLayoutNodes(into: &list) }
    }
}
