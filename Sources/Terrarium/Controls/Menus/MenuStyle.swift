/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View

    typealias Configuration = MenuStyleConfiguration

    /// The look of a menu: usually `Menu(configuration)` with modifiers.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a menu.
public struct MenuStyleConfiguration {
    /// The menu's label.
    public struct Label: View {
        let content: AnyView

        public var body: some View { content }
    }

    /// The menu's items.
    public struct Content: View {
        let content: AnyView

        public var body: some View { content }
    }

    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
}

/// The look that a menu has by default: its label.
public struct DefaultMenuStyle: MenuStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu that looks like a button. A host shows its label.
public struct ButtonMenuStyle: MenuStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu without a border. A host shows its label.
public struct BorderlessButtonMenuStyle: MenuStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu with a border. A host shows its label.
public struct BorderedButtonMenuStyle: MenuStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
    public static nonisolated var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    public static nonisolated var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static nonisolated var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    public static nonisolated var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

extension View {
    /// Sets how the menus below look.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S, fileID: StaticString = #fileID, line: UInt = #line)
        -> some View
    {
        modifier(
            EnvironmentModifier(
                keyPath: \.menuStyleBox, value: MenuStyleKey.box(for: style),
                line: SourceLine(fileID: fileID, line: line)))
    }
}

extension EnvironmentValues {
    package var menuStyleBox: StyleBox<MenuStyleConfiguration>? {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}

struct MenuStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<MenuStyleConfiguration>? { nil }

    static func _isEqual(
        _ one: StyleBox<MenuStyleConfiguration>?, _ two: StyleBox<MenuStyleConfiguration>?
    ) -> Bool { StyleBox.areSame(one, two) }

    /// A program's own style; the library's styles look like the default.
    static func box<S: MenuStyle>(for style: S) -> StyleBox<MenuStyleConfiguration>? {
        switch style {
        case is DefaultMenuStyle, is ButtonMenuStyle, is BorderlessButtonMenuStyle, is BorderedButtonMenuStyle: nil
        default: TypedStyleBox(style) { $0.makeBody(configuration: $1) }
        }
    }
}
