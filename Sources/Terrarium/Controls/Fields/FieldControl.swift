/// What all fields are made of: a name, a prompt, a text, and what happens at the end.
nonisolated struct FieldControl<Label: View>: ControlView {
    typealias Body = Never

    enum Kind: String {
        case plain = "TextField"
        case secure = "SecureField"
        case editor = "TextEditor"
        case search = "SearchField"
    }

    let kind: Kind
    let source: FieldSource
    var prompt: Text?
    let label: Label
    var isVertical = false
    var onEditingChanged: (@MainActor (Bool) -> Void)?
    var onCommit: (@MainActor () -> Void)?

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateControl(view, in: &cursor)
    }

    @ViewBuilder @MainActor func content(in node: ControlNode) -> some View {
        ControlLabel(label, isHidden: true)
        if kind == .editor {
            EditorSpace()
        } else {
            ControlSpace(idealWidth: Chrome.fieldIdealWidth, height: Chrome.textFieldHeight)
        }
    }

    @MainActor func describe(in node: ControlNode) -> ControlDescription {
        var description = ControlDescription(kind.rawValue)
        let text = source.read(TextSettings(node.scope, time: node.runtime.time))
        description.value = text
        if !text.isEmpty {
            let shown = kind == .secure ? String(repeating: "•", count: text.count) : text
            description.attributes.append(SnapshotAttribute("value", string: shown))
        }
        if let prompt { description.attributes.append(SnapshotAttribute("prompt", string: prompt.plainString)) }
        if node.focus.isFocused(node) { description.attributes.append("focused") }
        if kind != .editor, let style = node.scope[TextFieldLookKey.self].name {
            description.attributes.append(SnapshotAttribute("style", style))
        }
        description.actions = ["tap", "type", "focus", "submit"]
        description.picture = .field(secure: kind == .secure)
        description.flags = .labelHidden
        return description
    }

    @MainActor func focusDidChange(to isFocused: Bool) {
        onEditingChanged?(isFocused)
    }

    @MainActor func perform(_ action: HostAction, in node: ControlNode) -> Bool {
        switch action {
        case .tap, .focus:
            node.focus.move(to: node)
        case .type(let text, let replacing):
            node.focus.move(to: node)
            let settings = TextSettings(node.scope, time: node.runtime.time)
            source.write(replacing ? text : source.read(settings) + text, settings)
        case .submit:
            // The action sees the focus where it was, and may send it on.
            node.focus.move(to: node)
            onCommit?()
            node.scope[SubmitActionsKey.self].run(kind == .search ? .search : .text)
            if node.focus.isFocused(node) { node.focus.move(to: nil) }
        default:
            return false
        }
        node.invalidate(because: .other("typing"))
        return true
    }
}

/// The room of an editor: all that is offered.
private nonisolated struct EditorSpace: View {
    @MainActor var body: some View {
        ControlSpace(idealWidth: Chrome.fieldIdealWidth, height: Chrome.textFieldHeight).growing
    }
}

extension ControlSpace {
    /// The same room, which also takes the height that it is offered.
    fileprivate var growing: ControlSpace {
        var copy = self
        copy.isTall = true
        return copy
    }
}
