/// How the content of a view would change on a screen. Contents change at once.
public struct ContentTransition: Hashable, Sendable {
    private let name: String

    /// Without a movement.
    public static let identity = ContentTransition(name: "identity")
    /// One fades into the other.
    public static let opacity = ContentTransition(name: "opacity")
    /// What can be interpolated is.
    public static let interpolate = ContentTransition(name: "interpolate")
    /// Symbols move as they usually do.
    public static let symbolEffect = ContentTransition(name: "symbolEffect")

    /// As the program names it.
    package static func named(_ name: String) -> ContentTransition { ContentTransition(name: name) }

    /// Digits roll, up or down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: countsDown ? "numericText(countsDown)" : "numericText")
    }

    /// Digits roll as a number changes.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(name: "numericText(value)")
    }
}

extension EnvironmentValues {
    /// How content changes into other content. A host shows no animations.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

private struct ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
}
