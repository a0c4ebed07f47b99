/// A level of the current foreground style: primary, secondary and so on.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Level

    enum Level: Int, Hashable, Sendable {
        case primary, secondary, tertiary, quaternary, quinary
    }

    /// The first level of the current style.
    public static let primary = HierarchicalShapeStyle(level: .primary)
    /// The second level of the current style.
    public static let secondary = HierarchicalShapeStyle(level: .secondary)
    /// The third level of the current style.
    public static let tertiary = HierarchicalShapeStyle(level: .tertiary)
    /// The fourth level of the current style.
    public static let quaternary = HierarchicalShapeStyle(level: .quaternary)
    /// The fifth level of the current style.
    public static let quinary = HierarchicalShapeStyle(level: .quinary)

    public func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts {
        _ShapeStyleFacts(outlineName: String(describing: level), isOpaque: level == .primary)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the current style.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: .primary) }
    /// The second level of the current style.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: .secondary) }
    /// The third level of the current style.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: .tertiary) }
    /// The fourth level of the current style.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: .quaternary) }
    /// The fifth level of the current style.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: .quinary) }
}

extension ShapeStyle {
    /// The style's first level.
    public var primary: some ShapeStyle { LevelShapeStyle(base: self, level: .primary) }
    /// The style's second level.
    public var secondary: some ShapeStyle { LevelShapeStyle(base: self, level: .secondary) }
    /// The style's third level.
    public var tertiary: some ShapeStyle { LevelShapeStyle(base: self, level: .tertiary) }
    /// The style's fourth level.
    public var quaternary: some ShapeStyle { LevelShapeStyle(base: self, level: .quaternary) }
    /// The style's fifth level.
    public var quinary: some ShapeStyle { LevelShapeStyle(base: self, level: .quinary) }
}

/// A level of a style other than the current one.
struct LevelShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: HierarchicalShapeStyle.Level

    func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts {
        var facts = base._facts(in: environment)
        facts.outlineName += ".\(level)"
        facts.isOpaque = facts.isOpaque && level == .primary
        return facts
    }

    static func _areEqual(_ one: Self, _ other: Self) -> Bool {
        one.level == other.level && Base._areEqual(one.base, other.base)
    }
}
