extension ShapeStyle {
    /// The same style with its opacity multiplied by a factor from 0 to 1.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedShapeStyle(base: self, opacity: opacity)
    }

    /// The same style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowedShapeStyle(base: self, shadow: style)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The current foreground style with its opacity multiplied by a factor from 0 to 1.
    public static func opacity(_ opacity: Double) -> some ShapeStyle {
        ForegroundStyle().opacity(opacity)
    }

    /// The current foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ForegroundStyle().shadow(style)
    }
}

/// A style that lets more of what lies behind through.
struct FadedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts {
        let facts = base._facts(in: environment)
        return _ShapeStyleFacts(
            outlineName: "\(facts.outlineName).opacity(\(outlineNumber(opacity)))",
            isClear: facts.isClear || opacity <= 0, isOpaque: facts.isOpaque && opacity >= 1)
    }

    static func _areEqual(_ one: Self, _ other: Self) -> Bool {
        one.opacity == other.opacity && Base._areEqual(one.base, other.base)
    }
}

/// A style with a shadow.
struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts {
        var facts = base._facts(in: environment)
        facts.outlineName += ".shadow(\(shadow.outlineName))"
        return facts
    }

    static func _areEqual(_ one: Self, _ other: Self) -> Bool {
        one.shadow == other.shadow && Base._areEqual(one.base, other.base)
    }
}
