extension EnvironmentValues {
    /// The material right behind the view; nil where what is behind it is none.
    ///
    /// `background(.regularMaterial)` sets it for the view that has the background. Other backgrounds leave it as it is.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}

struct BackgroundMaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
}

extension Material: EnvironmentPrintable {
    package var environmentText: String { name }
}

/// Tells the content which material lies behind it, where the style of a background is one.
nonisolated struct BackgroundMaterialModifier<Style: ShapeStyle>: ViewModifier {
    typealias Body = Never

    let style: Style
    let line: SourceLine

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        // The type decides, so that one modifier always makes the same nodes.
        guard Style.self == Material.self, let material = modifier.style as? Material else {
            Base._update(content, in: &cursor)
            return
        }
        EnvironmentModifier._update(
            EnvironmentModifier(keyPath: \.backgroundMaterial, value: material, line: modifier.line),
            content: content, in: &cursor)
    }
}
