public import Foundation

/// A font: a text style, a size of the system font or a named font, and what was asked of it.
///
/// Fonts are attributes of the output. With `TextMetrics.scaled` the point size also decides how much room text takes.
public struct Font: Hashable, Sendable {
    var base: Base
    var traits = Traits()

    /// What the font starts from.
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: CGFloat)
        case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
    }

    /// What is asked of the base.
    ///
    /// The order in which modifiers were called does not matter, so that equal fonts compare equal.
    struct Traits: Hashable, Sendable {
        var weight: Weight?
        var design: Design?
        var width: Width?
        var leading: Leading?
        var scale: CGFloat = 1
        var flags: Flags = []
    }

    struct Flags: OptionSet, Hashable, Sendable {
        let rawValue: UInt8

        static let italic = Flags(rawValue: 1)
        static let monospaced = Flags(rawValue: 2)
        static let monospacedDigit = Flags(rawValue: 4)
        static let lowercaseSmallCaps = Flags(rawValue: 8)
        static let uppercaseSmallCaps = Flags(rawValue: 16)
    }
}

extension Font {
    /// The system font at a size in points that follows no preference.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(base: .system(size: size), traits: Traits(weight: weight, design: design))
    }

    /// The system font for a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(base: .style(style), traits: Traits(weight: weight, design: design))
    }

    /// A named font at a size in points, scaled as body text is.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(base: .custom(name: name, size: size, relativeTo: .body))
    }

    /// A named font at a size in points, scaled as text of the given style is.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(base: .custom(name: name, size: size, relativeTo: textStyle))
    }

    /// A named font at a size in points that follows no preference.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(base: .custom(name: name, size: fixedSize, relativeTo: nil))
    }
}

extension Font: CustomStringConvertible {
    /// The font as outlines print it.
    public var description: String { outlineName }
}
