extension EnvironmentValues {
    /// Whether controls can be used. Set it with `disabled(_:)`, which cannot enable what is disabled further out.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

struct IsEnabledKey: BuiltInEnvironmentKey {
    static let defaultValue = true
}

extension View {
    /// Keeps the controls below from being used.
    public nonisolated func disabled(
        _ disabled: Bool, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentTransformModifier(
                keyPath: \.isEnabled, transform: { $0 = $0 && !disabled },
                line: SourceLine(fileID: fileID, line: line)))
    }
}
