extension EnvironmentValues {
    /// The font of texts that set none; nil stands for body.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The weight that texts have over their font's.
    package var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }
}

struct FontKey: BuiltInEnvironmentKey {
    static var defaultValue: Font? { nil }
}

struct FontWeightKey: BuiltInEnvironmentKey {
    static var defaultValue: Font.Weight? { nil }
}

extension View {
    /// Sets the font of the texts below that set none themselves.
    public nonisolated func font(
        _ font: Font?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.font, value: font, line: SourceLine(fileID: fileID, line: line),
                styles: font.map { [SnapshotAttribute("font", $0.outlineName)] } ?? []))
    }

    /// Sets the weight of the texts below.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.fontWeight, value: weight, line: .unknown,
                styles: weight.map { [SnapshotAttribute("fontWeight", $0.outlineName)] } ?? []))
    }

    /// Makes the texts below bold.
    public nonisolated func bold(_ isActive: Bool = true) -> some View {
        fontWeight(isActive ? .bold : nil)
    }

    /// Makes the texts below italic.
    public nonisolated func italic(_ isActive: Bool = true) -> some View {
        outlineStyle(isActive ? ["italic"] : [])
    }

    /// Sets the design of the texts' font.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
        outlineStyle(design.map { [SnapshotAttribute("fontDesign", String(describing: $0))] } ?? [])
    }

    /// Sets the width of the texts' font.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
        outlineStyle(width == nil ? [] : ["fontWidth"])
    }

    /// Gives all characters of the texts below one width.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        outlineStyle(isActive ? ["monospaced"] : [])
    }

    /// Gives all digits of the texts below one width.
    public nonisolated func monospacedDigit() -> some View {
        outlineStyle(["monospacedDigit"])
    }

    /// Underlines the texts below.
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        outlineStyle(isActive ? ["underline"] : [])
    }

    /// Strikes the texts below through.
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        outlineStyle(isActive ? ["strikethrough"] : [])
    }
}
