public import Foundation

extension Text {
    /// The text in a font; nil leaves it to the surroundings.
    public func font(_ font: Font?) -> Text { applying(.font(font)) }

    /// The text with a weight; nil leaves it to the font.
    public func fontWeight(_ weight: Font.Weight?) -> Text { applying(.weight(weight)) }

    /// The text in a design; nil leaves it to the font.
    public func fontDesign(_ design: Font.Design?) -> Text { applying(.design(design)) }

    /// The text with wider or narrower characters; nil leaves it to the font.
    public func fontWidth(_ width: Font.Width?) -> Text { applying(.width(width)) }

    /// The text in a colour; nil leaves it to the surroundings.
    public func foregroundColor(_ color: Color?) -> Text { applying(.foreground(color.map { AnyShapeStyle($0) })) }

    /// The text in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { applying(.foreground(AnyShapeStyle(style))) }

    /// The text in bold.
    public func bold() -> Text { applying(.bold(true)) }

    /// The text in bold, or not.
    public func bold(_ isActive: Bool) -> Text { applying(.bold(isActive)) }

    /// The text in italics.
    public func italic() -> Text { applying(.italic(true)) }

    /// The text in italics, or not.
    public func italic(_ isActive: Bool) -> Text { applying(.italic(isActive)) }

    /// The text with all characters of one width, or not.
    public func monospaced(_ isActive: Bool = true) -> Text { applying(.monospaced(isActive)) }

    /// The text with digits of one width.
    public func monospacedDigit() -> Text { applying(.monospacedDigit) }

    /// The text with a line through it, or without one.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// The text with a line through it, or without one.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        applying(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// The text with a line under it, or without one.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// The text with a line under it, or without one.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        applying(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// The text with more or less room between characters, in points.
    public func kerning(_ kerning: CGFloat) -> Text { applying(.kerning(kerning)) }

    /// The text with more or less room after each character, in points.
    public func tracking(_ tracking: CGFloat) -> Text { applying(.tracking(tracking)) }

    /// The text raised by a distance in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { applying(.baselineOffset(baselineOffset)) }

    /// The text at its font's size or smaller.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? applying(.scale(scale)) : self
    }

    /// Two texts, one after the other; what was asked of each of them stays.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(TextValue(lhs.value, followedBy: rhs.value))
    }

    private func applying(_ modifier: TextModifier) -> Text { Text(value.applying(modifier)) }
}
