extension Color: ShapeStyle {
    /// The colour's components in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        components(accent: environment.tintStyle?.color)
    }

    public func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts {
        _ShapeStyleFacts(outlineName: outlineName, isClear: isClear, isOpaque: isOpaque)
    }
}

extension Color.Resolved: ShapeStyle {
    public func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts { Color(self)._facts(in: environment) }
}

extension ShapeStyle where Self == Color {
    /// A red that fits the system's look.
    public static var red: Color { Color(system: .red) }
    /// An orange that fits the system's look.
    public static var orange: Color { Color(system: .orange) }
    /// A yellow that fits the system's look.
    public static var yellow: Color { Color(system: .yellow) }
    /// A green that fits the system's look.
    public static var green: Color { Color(system: .green) }
    /// A mint that fits the system's look.
    public static var mint: Color { Color(system: .mint) }
    /// A teal that fits the system's look.
    public static var teal: Color { Color(system: .teal) }
    /// A cyan that fits the system's look.
    public static var cyan: Color { Color(system: .cyan) }
    /// A blue that fits the system's look.
    public static var blue: Color { Color(system: .blue) }
    /// An indigo that fits the system's look.
    public static var indigo: Color { Color(system: .indigo) }
    /// A purple that fits the system's look.
    public static var purple: Color { Color(system: .purple) }
    /// A pink that fits the system's look.
    public static var pink: Color { Color(system: .pink) }
    /// A brown that fits the system's look.
    public static var brown: Color { Color(system: .brown) }
    /// White.
    public static var white: Color { Color(system: .white) }
    /// A grey that fits the system's look.
    public static var gray: Color { Color(system: .gray) }
    /// Black.
    public static var black: Color { Color(system: .black) }
    /// A colour that shows nothing.
    public static var clear: Color { Color(system: .clear) }
}
