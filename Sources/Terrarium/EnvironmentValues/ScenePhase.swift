/// Whether a scene can be seen and used.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// It cannot be seen.
    case background
    /// It can be seen and does not react.
    case inactive
    /// It is in front and reacts.
    case active
}

extension EnvironmentValues {
    /// Whether the scene around the view can be seen and used.
    ///
    /// In values that no host stands behind it is `background`. A ``ViewHost`` begins in front, and so it is `active` there.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

struct ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.background
}
