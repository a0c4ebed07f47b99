extension EnvironmentValues {
    /// The size of symbols relative to their font.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// How the layers of symbols take colours; nil leaves it to the symbol.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

struct ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
}

struct SymbolRenderingModeKey: EnvironmentKey {
    static let defaultValue: SymbolRenderingMode? = nil
}

extension View {
    /// Sets the size of the symbols below relative to their font: `imageScale=large`. Their frames stay the same.
    public nonisolated func imageScale(_ scale: Image.Scale, fileID: StaticString = #fileID, line: UInt = #line)
        -> some View
    {
        modifier(
            EnvironmentModifier(
                keyPath: \.imageScale, value: scale, line: SourceLine(fileID: fileID, line: line),
                styles: [SnapshotAttribute("imageScale", "\(scale)")]))
    }

    /// Sets how the layers of the symbols below take colours: `symbolRendering=hierarchical`.
    public nonisolated func symbolRenderingMode(
        _ mode: SymbolRenderingMode?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.symbolRenderingMode, value: mode, line: SourceLine(fileID: fileID, line: line),
                styles: mode.map { [SnapshotAttribute("symbolRendering", $0.outlineName)] } ?? []))
    }
}
