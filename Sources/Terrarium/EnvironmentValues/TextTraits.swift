public import Foundation

/// What modifiers of any view ask of the texts below it. A text's own modifiers go before.
enum TextTraits {
    enum Weight: BuiltInEnvironmentKey { static let defaultValue: Font.Weight? = nil }
    enum Bold: BuiltInEnvironmentKey { static let defaultValue: Bool? = nil }
    enum Italic: BuiltInEnvironmentKey { static let defaultValue: Bool? = nil }
    enum Design: BuiltInEnvironmentKey { static let defaultValue: Font.Design? = nil }
    enum Width: BuiltInEnvironmentKey { static let defaultValue: Font.Width? = nil }
    enum Monospaced: BuiltInEnvironmentKey { static let defaultValue: Bool? = nil }
    enum Scale: BuiltInEnvironmentKey { static let defaultValue: Text.Scale? = nil }

    /// The font of a scope with everything that was asked of it.
    static func font(in scope: EnvironmentScope) -> Font {
        var font = scope[FontKey.self] ?? .body
        if let weight = scope[Weight.self] { font = font.weight(weight) }
        if let isBold = scope[Bold.self] { font = isBold ? font.bold() : font }
        if let isItalic = scope[Italic.self] { font = font.italic(isItalic) }
        if let width = scope[Width.self] { font = font.width(width) }
        if scope[Monospaced.self] == true { font = font.monospaced() }
        if scope[Scale.self] == .secondary { font = font.scaled(by: 0.8) }
        return font.defaultDesign(scope[Design.self])
    }
}

extension View {
    /// Sets the weight of the texts below; nil leaves it to the font.
    public nonisolated func fontWeight(
        _ weight: Font.Weight?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        textTrait(
            TextTraits.Weight.self, weight, SourceLine(fileID: fileID, line: line),
            weight.map { SnapshotAttribute("fontWeight", $0.outlineName) })
    }

    /// Shows the texts below in bold, or not.
    public nonisolated func bold(
        _ isActive: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        textTrait(
            TextTraits.Bold.self, isActive, SourceLine(fileID: fileID, line: line), isActive ? "bold" : nil)
    }

    /// Shows the texts below in italics, or not.
    public nonisolated func italic(
        _ isActive: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        textTrait(
            TextTraits.Italic.self, isActive, SourceLine(fileID: fileID, line: line), isActive ? "italic" : nil)
    }

    /// Sets the design of the fonts below that name none themselves.
    public nonisolated func fontDesign(
        _ design: Font.Design?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        textTrait(
            TextTraits.Design.self, design, SourceLine(fileID: fileID, line: line),
            design.map { SnapshotAttribute("fontDesign", $0.outlineName) })
    }

    /// Sets the width of the characters below.
    public nonisolated func fontWidth(
        _ width: Font.Width?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        textTrait(
            TextTraits.Width.self, width, SourceLine(fileID: fileID, line: line),
            width.map { SnapshotAttribute("fontWidth", $0.outlineName) })
    }

    /// Shows the texts below with characters of one width, or not.
    public nonisolated func monospaced(
        _ isActive: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        textTrait(
            TextTraits.Monospaced.self, isActive, SourceLine(fileID: fileID, line: line),
            isActive ? "monospaced" : nil)
    }

    /// Shows the texts below at their fonts' size or smaller.
    public nonisolated func textScale(
        _ scale: Text.Scale, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let scale = isEnabled ? scale : .default
        return textTrait(
            TextTraits.Scale.self, scale, SourceLine(fileID: fileID, line: line),
            scale == .secondary ? SnapshotAttribute("textScale", "secondary") : nil)
    }

    /// Shows the texts below with digits of one width.
    public nonisolated func monospacedDigit() -> some View { outlineStyle(["monospacedDigit"]) }

    /// Shows the texts below with more or less room between characters, in points.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View {
        outlineStyle([SnapshotAttribute("kerning", kerning)])
    }

    /// Shows the texts below with more or less room after each character, in points.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View {
        outlineStyle([SnapshotAttribute("tracking", tracking)])
    }

    /// Raises the texts below by a distance in points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        outlineStyle([SnapshotAttribute("baselineOffset", baselineOffset)])
    }

    /// Shows the texts below with a line under them, or without one.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        modifier(FoldModifier(styles: isActive ? ["underline"] : []))
    }

    /// Shows the texts below with a line through them, or without one.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        modifier(FoldModifier(styles: isActive ? ["strikethrough"] : []))
    }

    private nonisolated func textTrait<K: EnvironmentKey>(
        _ key: K.Type, _ value: K.Value, _ line: SourceLine, _ style: SnapshotAttribute?
    ) -> some View {
        modifier(EnvironmentKeyModifier<K>(value: value, line: line, styles: style.map { [$0] } ?? []))
    }
}
