/// What a scene is doing.
public enum ScenePhase: Hashable, Comparable, Sendable {
    /// Nobody sees it.
    case background
    /// It is seen but must not do much.
    case inactive
    /// It is seen and takes input.
    case active
}

extension EnvironmentValues {
    /// What the scene is doing. A host sets it; outside one it is `background`.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

struct ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.background
}
