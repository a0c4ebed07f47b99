import Foundation
import TerrariumLayout

/// How a piece of text looks; nil where nothing was asked for.
struct TextAttributes: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isBold: Bool?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var hasMonospacedDigits = false
    var design: Font.Design?
    var width: Font.Width?
    var foreground: AnyShapeStyle?
    var underline: Text.LineStyle??
    var strikethrough: Text.LineStyle??
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var scale: Text.Scale?
    var link: URL?

    init() {}

    /// Whether nothing was asked for.
    var isPlain: Bool { self == TextAttributes() }
}

/// One thing that is asked of a text. What was asked of a part of it before stays.
enum TextModifier: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case design(Font.Design?)
    case width(Font.Width?)
    case foreground(AnyShapeStyle?)
    case underline(Text.LineStyle?)
    case strikethrough(Text.LineStyle?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case scale(Text.Scale)
}

extension TextAttributes {
    /// Fills in what nothing inside has decided.
    mutating func apply(_ modifier: TextModifier) {
        switch modifier {
        case .font(let font):
            if self.font == nil { self.font = font }
        case .weight(let weight):
            if self.weight == nil, isBold == nil { self.weight = weight }
        case .bold(let isActive):
            if isBold == nil, weight == nil { isBold = isActive }
        case .italic(let isActive):
            if isItalic == nil { isItalic = isActive }
        case .monospaced(let isActive):
            if isMonospaced == nil { isMonospaced = isActive }
        case .monospacedDigit:
            hasMonospacedDigits = true
        case .design(let design):
            if self.design == nil { self.design = design }
        case .width(let width):
            if self.width == nil { self.width = width }
        case .foreground(let style):
            if foreground == nil { foreground = style }
        case .underline(let line):
            if underline == nil { underline = .some(line) }
        case .strikethrough(let line):
            if strikethrough == nil { strikethrough = .some(line) }
        case .kerning(let kerning):
            if self.kerning == nil { self.kerning = kerning }
        case .tracking(let tracking):
            if self.tracking == nil { self.tracking = tracking }
        case .baselineOffset(let offset):
            if baselineOffset == nil { baselineOffset = offset }
        case .scale(let scale):
            if self.scale == nil { self.scale = scale }
        }
    }

    /// Fills in what attributes around decide.
    mutating func fill(from outer: TextAttributes) {
        font = font ?? outer.font
        if weight == nil, isBold == nil { (weight, isBold) = (outer.weight, outer.isBold) }
        isItalic = isItalic ?? outer.isItalic
        isMonospaced = isMonospaced ?? outer.isMonospaced
        hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
        design = design ?? outer.design
        width = width ?? outer.width
        foreground = foreground ?? outer.foreground
        if underline == nil { underline = outer.underline }
        if strikethrough == nil { strikethrough = outer.strikethrough }
        kerning = kerning ?? outer.kerning
        tracking = tracking ?? outer.tracking
        baselineOffset = baselineOffset ?? outer.baselineOffset
        scale = scale ?? outer.scale
        link = link ?? outer.link
    }

    /// What Markdown's marks ask for.
    mutating func set(_ style: MarkdownStyle) {
        if style.contains(.strong) { isBold = true }
        if style.contains(.emphasised) { isItalic = true }
        if style.contains(.code) { isMonospaced = true }
        if style.contains(.struck) { strikethrough = .some(Text.LineStyle.single) }
    }

    /// The font of the text, given the one around it.
    func font(in surroundings: Font) -> Font {
        var font = font ?? surroundings
        if let weight { font = font.weight(weight) }
        if let isBold { font = font.bold(isBold) }
        if let isItalic { font = font.italic(isItalic) }
        if let isMonospaced { font = font.monospaced(isMonospaced) }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        if let width { font = font.width(width) }
        if scale == .secondary { font = font.scaled(by: 0.8) }
        return font.defaultDesign(design)
    }

    /// The attributes as outlines print them; a text is named where they hold for that part of the line only.
    func outlineAttributes(for part: String? = nil, in environment: EnvironmentValues) -> [SnapshotAttribute] {
        var attributes: [SnapshotAttribute] = []
        func add(_ name: String, _ value: SnapshotAttribute.Value = .none) {
            let place = part.map { "(\(quoted($0)))" } ?? ""
            attributes.append(SnapshotAttribute(name + place, value: value))
        }
        if let baselineOffset { add("baselineOffset", .number(Double(baselineOffset))) }
        if isBold == true { add("bold") }
        if let font { add("font", .word(font.outlineName)) }
        if let design { add("fontDesign", .word(design.outlineName)) }
        if let weight { add("fontWeight", .word(weight.outlineName)) }
        if let width { add("fontWidth", .word(width.outlineName)) }
        if let foreground { add("foreground", .word(foreground._facts(in: environment).outlineName)) }
        if isItalic == true { add("italic") }
        if let kerning { add("kerning", .number(Double(kerning))) }
        if let link { add("link", .word(link.absoluteString)) }
        if isMonospaced == true { add("monospaced") }
        if hasMonospacedDigits { add("monospacedDigit") }
        if case .some(.some) = strikethrough { add("strikethrough") }
        if scale == .secondary { add("textScale", .word("secondary")) }
        if let tracking { add("tracking", .number(Double(tracking))) }
        if case .some(.some) = underline { add("underline") }
        return attributes
    }
}
