/// A control that runs an action when it is tapped.
///
/// Its look comes from the `buttonStyle` around it; without one the label shows as it is.
public nonisolated struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    /// Runs an action; the label is built by a closure.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Runs an action that has a role.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: ButtonNode<Label>.self)
            cursor.advance(past: node)
            node.update(view)
        } else {
            let node = ButtonNode(view, parent: cursor.parent)
            cursor.append(node)
            node.runEvaluation()
        }
    }

    public typealias Body = Never
}

extension Button where Label == Text {
    /// Runs an action; the label is a text.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(title, role: nil, action: action)
    }

    /// Runs an action that has a role; the label is a text.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// A button for a primitive style: its label and action are those of the styled button.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(
            role: configuration.role, action: { configuration.trigger() }, label: { configuration.label })
    }
}

extension Button where Label == Text {
    /// Runs an action; the label is a text in the language of the surroundings.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(titleKey, role: nil, action: action)
    }

    /// Runs an action that has a role; the label is a text in the language of the surroundings.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
}
