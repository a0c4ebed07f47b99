/// How much room an interface has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little, as a phone held upright has from side to side.
    case compact
    /// Much.
    case regular
}

extension EnvironmentValues {
    /// How much room there is from side to side; nil where nobody knows.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is from top to bottom; nil where nobody knows.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}

struct HorizontalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = nil
}

struct VerticalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = nil
}
