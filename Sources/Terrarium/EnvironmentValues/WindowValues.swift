/// Whether the window of a control takes input.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
    /// It is the one that takes keys.
    case key
    /// It belongs to the active program.
    case active
    /// It does not.
    case inactive
}

extension EnvironmentValues {
    /// Whether the window takes input.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    /// Whether the window looks as if it took input.
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] }
        set { self[AppearsActiveKey.self] = newValue }
    }

    /// Whether the screen is dimmed, as one that is always on.
    public var isLuminanceReduced: Bool {
        get { self[IsLuminanceReducedKey.self] }
        set { self[IsLuminanceReducedKey.self] = newValue }
    }

    /// Whether a program can open several windows.
    public var supportsMultipleWindows: Bool {
        get { self[SupportsMultipleWindowsKey.self] }
        set { self[SupportsMultipleWindowsKey.self] = newValue }
    }
}

struct ControlActiveStateKey: EnvironmentKey {
    static let defaultValue = ControlActiveState.key
}

struct AppearsActiveKey: EnvironmentKey {
    static let defaultValue = true
}

struct IsLuminanceReducedKey: EnvironmentKey {
    static let defaultValue = false
}

struct SupportsMultipleWindowsKey: EnvironmentKey {
    static let defaultValue = false
}
