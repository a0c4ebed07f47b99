extension EnvironmentValues {
    /// The font of texts that set none; nil stands for body.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
}

struct FontKey: BuiltInEnvironmentKey {
    static var defaultValue: Font? { nil }
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
}

extension Font: EnvironmentPrintable {
    package var environmentText: String { outlineName }
}

extension Color: EnvironmentPrintable {
    package var environmentText: String { outlineName }
}
