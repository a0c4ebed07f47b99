/// Whether an interface is light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
}

/// How strongly the colours of an interface stand out.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// As usual.
    case standard
    /// More than usual, as a person asked for.
    case increased
}

extension EnvironmentValues {
    /// Whether the interface is light or dark here.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// How strongly colours stand out.
    ///
    /// Unlike SwiftUI's, it can be set, so that a host can play a person's setting.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }
}

struct ColorSchemeKey: BuiltInEnvironmentKey {
    static let defaultValue = ColorScheme.light
}

struct ColorSchemeContrastKey: EnvironmentKey {
    static let defaultValue = ColorSchemeContrast.standard
}

extension View {
    /// Makes this view light or dark.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
