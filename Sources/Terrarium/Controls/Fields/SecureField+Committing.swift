extension SecureField where Label == Text {
    /// A field with a title that tells when Return is pressed: the older form.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
        self.init(titleKey, text: text)
        self.onCommit = onCommit
    }

    /// A field with a title that tells when Return is pressed: the older form.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
        self.init(title, text: text)
        self.onCommit = onCommit
    }
}

extension TextField where Label == Text {
    /// A field that tells when editing begins and ends, and when Return is pressed: the older form.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
        onCommit: @escaping @MainActor () -> Void = {}
    ) {
        self.init(title, text: text)
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    /// A field that tells when Return is pressed: the older form.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
        self.init(title, text: text)
        self.onCommit = onCommit
    }
}
