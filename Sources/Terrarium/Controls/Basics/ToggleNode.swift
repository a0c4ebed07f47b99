/// The node of a toggle.
package final class ToggleNode<Label: View>: ControlNode, @unchecked Sendable {
    private var view: Toggle<Label>
    private var style: ToggleStyleBox
    private var isOn = false

    init(_ view: Toggle<Label>, parent: Node) {
        self.view = view
        style = parent.childScope[ToggleStyleKey.self]
        super.init(parent: parent)
    }

    func update(_ new: Toggle<Label>) {
        view = new
        contentDidChange()
        runEvaluation()
        refreshContents()
    }

    package override func evaluate() {
        let binding = view.isOn
        let new = evaluating { view.isOn.wrappedValue }
        if new != isOn {
            isOn = new
            snapshotDidChange()
        }
        style.update(self, isOn: binding)
        refreshContents()
    }

    package override func updateSplicedContent(in cursor: inout _ChildCursor) {
        Label._update(view.label, in: &cursor)
    }

    package override func environmentDidChange() {
        super.environmentDidChange()
        let new = scope[ToggleStyleKey.self]
        if !new.isSame(as: style) {
            style = new
            removeBody()
        }
        invalidate(because: .other("environment"))
    }

    package override var kind: String { "Toggle" }
    package override var value: String? { isOn ? "on" : "off" }
    package override var viewType: Any.Type? { Toggle<Label>.self }
    package override var extraFlags: SnapshotFlags { labelFlags }
    package override var offeredActions: [String] { ["tap", "set"] }

    package override var attributes: [SnapshotAttribute] {
        var attributes = [SnapshotAttribute("value", isOn ? "on" : "off")]
        if let name = style.name { attributes.append(SnapshotAttribute("style", name)) }
        return attributes
    }

    package override var picture: PictureHint {
        style.isCustom || style.name == "button" ? .none : .toggle(isOn)
    }

    package override func perform(_ action: HostAction) -> Bool {
        switch action {
        case .tap:
            view.isOn.wrappedValue.toggle()
            endPresentationAfterAction()
        case .setBool(let value): view.isOn.wrappedValue = value
        default: return false
        }
        return true
    }
}
