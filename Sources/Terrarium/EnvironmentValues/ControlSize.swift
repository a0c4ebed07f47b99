/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// As small as it gets.
    case mini
    /// Small.
    case small
    /// As usual.
    case regular
    /// Large.
    case large
    /// As large as it gets.
    case extraLarge
}

extension EnvironmentValues {
    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

struct ControlSizeKey: BuiltInEnvironmentKey {
    static let defaultValue = ControlSize.regular
}

extension View {
    /// Sets the size of controls below.
    public nonisolated func controlSize(
        _ controlSize: ControlSize, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.controlSize, value: controlSize, line: SourceLine(fileID: fileID, line: line),
                styles: [SnapshotAttribute("controlSize", "\(controlSize)")]))
    }
}
