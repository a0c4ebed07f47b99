/// A colour or pattern that fills shapes, text and backgrounds.
///
/// Nothing is drawn: a style is known by its name in outlines and by whether it hides what lies behind it. A style of
/// one's own says with `resolve(in:)` which other style it stands for.
public protocol ShapeStyle: Sendable {
    /// What outlines, pictures and hit tests know of the style.
    var _facts: _ShapeStyleFacts { get }

    /// Whether two styles of this type look the same.
    static func _areEqual(_ one: Self, _ other: Self) -> Bool
}

extension ShapeStyle {
    /// Styles that cannot be compared always count as changed.
    public static func _areEqual(_ one: Self, _ other: Self) -> Bool { false }
}

extension ShapeStyle where Self: Equatable {
    public static func _areEqual(_ one: Self, _ other: Self) -> Bool { one == other }
}

extension ShapeStyle {
    /// The style as outlines print it.
    package var outlineName: String { _facts.outlineName }
}

/// What is known of a style that nobody draws.
public struct _ShapeStyleFacts: Hashable, Sendable {
    /// The style as outlines print it.
    package var outlineName: String
    /// Whether nothing shows.
    package var isClear = false
    /// Whether nothing behind shows through.
    package var isOpaque = false

    package init(outlineName: String, isClear: Bool = false, isOpaque: Bool = false) {
        self.outlineName = outlineName
        self.isClear = isClear
        self.isOpaque = isOpaque
    }
}
