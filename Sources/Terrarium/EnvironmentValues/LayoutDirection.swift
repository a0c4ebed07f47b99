public import TerrariumLayout

extension EnvironmentValues {
    /// The direction in which text is read and views are arranged.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}

struct LayoutDirectionKey: BuiltInEnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
}

extension EnvironmentScope {
    /// Whether views here are arranged from right to left.
    final var isRightToLeft: Bool { self[LayoutDirectionKey.self] == .rightToLeft }
}
