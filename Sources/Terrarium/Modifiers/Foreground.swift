extension View {
    /// Sets the colour of texts, images and shapes below that set none themselves.
    public nonisolated func foregroundColor(_ color: Color?, fileID: StaticString = #fileID, line: UInt = #line)
        -> some View
    {
        modifier(
            EnvironmentModifier(
                keyPath: \.foreground, value: color.map { AnyShapeStyle($0) },
                line: SourceLine(fileID: fileID, line: line),
                styles: color.map { [SnapshotAttribute("foreground", $0.outlineName)] } ?? []))
    }

    /// Sets the style of texts, images and shapes below that set none themselves.
    public nonisolated func foregroundStyle<S: ShapeStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.foreground, value: AnyShapeStyle(style), line: SourceLine(fileID: fileID, line: line),
                styles: [SnapshotAttribute("foreground", style.outlineName)]))
    }

    /// Sets the primary and the secondary style of what is below.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.foreground, value: AnyShapeStyle(primary), line: SourceLine(fileID: fileID, line: line),
                styles: [SnapshotAttribute("foreground", "\(primary.outlineName),\(secondary.outlineName)")]))
    }

    /// Sets the primary, the secondary and the tertiary style of what is below.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let names = [primary.outlineName, secondary.outlineName, tertiary.outlineName].joined(separator: ",")
        return modifier(
            EnvironmentModifier(
                keyPath: \.foreground, value: AnyShapeStyle(primary), line: SourceLine(fileID: fileID, line: line),
                styles: [SnapshotAttribute("foreground", names)]))
    }

    /// Sets the colour of controls below.
    public nonisolated func tint(_ tint: Color?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.tintStyle, value: tint.map { AnyShapeStyle($0) },
                line: SourceLine(fileID: fileID, line: line),
                styles: tint.map { [SnapshotAttribute("tint", $0.outlineName)] } ?? []))
    }

    /// Sets the style of controls below.
    @_disfavoredOverload
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?, fileID: StaticString = #fileID, line: UInt = #line)
        -> some View
    {
        modifier(
            EnvironmentModifier(
                keyPath: \.tintStyle, value: tint.map { AnyShapeStyle($0) },
                line: SourceLine(fileID: fileID, line: line),
                styles: tint.map { [SnapshotAttribute("tint", $0.outlineName)] } ?? []))
    }

    /// Sets the colour of controls below.
    public nonisolated func accentColor(
        _ accentColor: Color?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        tint(accentColor, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    package var foreground: AnyShapeStyle? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    package var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

struct ForegroundKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

struct TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}
