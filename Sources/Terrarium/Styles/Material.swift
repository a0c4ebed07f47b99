/// A translucent background that blurs what lies behind it.
///
/// Printed as the name of the style's static member, `regularMaterial`.
public struct Material: ShapeStyle, Hashable {
    let name: String

    /// A material that mostly lets through what lies behind.
    public static let ultraThin = Material(name: "ultraThinMaterial")
    /// A material that lets through more than it hides.
    public static let thin = Material(name: "thinMaterial")
    /// A material that hides and lets through about as much.
    public static let regular = Material(name: "regularMaterial")
    /// A material that hides more than it lets through.
    public static let thick = Material(name: "thickMaterial")
    /// A material that mostly hides what lies behind.
    public static let ultraThick = Material(name: "ultraThickMaterial")
    /// The material of system bars.
    public static let bar = Material(name: "bar")

    public func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts { _ShapeStyleFacts(outlineName: name) }
}

extension ShapeStyle where Self == Material {
    /// A material that mostly lets through what lies behind.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that lets through more than it hides.
    public static var thinMaterial: Material { .thin }
    /// A material that hides and lets through about as much.
    public static var regularMaterial: Material { .regular }
    /// A material that hides more than it lets through.
    public static var thickMaterial: Material { .thick }
    /// A material that mostly hides what lies behind.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of system bars.
    public static var bar: Material { .bar }
}
