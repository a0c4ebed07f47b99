/// A colour or pattern that fills shapes, text and backgrounds.
///
/// Nothing is drawn: a style is known by its name in outlines and by whether it hides what lies behind it. A style of
/// one's own says with `resolve(in:)` which other style it stands for.
public protocol ShapeStyle: Sendable {
    /// The type of the style that this one stands for.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What outlines, pictures and hit tests know of the style.
    func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts

    /// Whether two styles of this type look the same.
    static func _areEqual(_ one: Self, _ other: Self) -> Bool
}

extension ShapeStyle {
    /// What is known of the style that this one stands for.
    public func _facts(in environment: EnvironmentValues) -> _ShapeStyleFacts {
        resolve(in: environment)._facts(in: environment)
    }

    /// Styles compare by their bits where they cannot be compared in another way.
    public static func _areEqual(_ one: Self, _ other: Self) -> Bool { bitwiseEqual(one, other) }
}

extension ShapeStyle {
    /// The style as outlines print it where nothing is set in the environment.
    package var outlineName: String { _facts(in: EnvironmentValues()).outlineName }
}

extension ShapeStyle where Self: Equatable {
    public static func _areEqual(_ one: Self, _ other: Self) -> Bool { one == other }
}

extension ShapeStyle where Resolved == Never {
    /// Traps: the style stands for itself. The library never asks for it.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is a primitive style and stands for no other.")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
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
