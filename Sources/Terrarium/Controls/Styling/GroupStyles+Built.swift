/// The library's own looks of a group of controls: the controls side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// The controls of a navigation bar, side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// Controls in a menu, which a tap on the label opens.
public struct MenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// Controls in a low row of a menu: side by side.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// Controls in a row of symbols: side by side.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static nonisolated var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static nonisolated var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static nonisolated var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static nonisolated var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public static nonisolated var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
    /// Sets how the disclosure groups below look.
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let box = style is AutomaticDisclosureGroupStyle ? nil : TypedStyleBox(style) { $0.makeBody(configuration: $1) }
        return modifier(
            EnvironmentModifier(
                keyPath: \.disclosureGroupStyle, value: box, line: SourceLine(fileID: fileID, line: line)))
    }

    /// Sets how the titled groups below look.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let box = style is DefaultGroupBoxStyle ? nil : TypedStyleBox(style) { $0.makeBody(configuration: $1) }
        return modifier(
            EnvironmentModifier(keyPath: \.groupBoxStyle, value: box, line: SourceLine(fileID: fileID, line: line)))
    }

    /// Sets how labelled content below looks.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let box = style is AutomaticLabeledContentStyle ? nil : TypedStyleBox(style) { $0.makeBody(configuration: $1) }
        return modifier(
            EnvironmentModifier(
                keyPath: \.labeledContentStyle, value: box, line: SourceLine(fileID: fileID, line: line)))
    }

    /// Sets how the groups of controls below look.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let box = style is AutomaticControlGroupStyle ? nil : TypedStyleBox(style) { $0.makeBody(configuration: $1) }
        return modifier(
            EnvironmentModifier(keyPath: \.controlGroupStyle, value: box, line: SourceLine(fileID: fileID, line: line)))
    }
}

extension EnvironmentValues {
    package var disclosureGroupStyle: StyleBox<DisclosureGroupStyleConfiguration>? {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }

    package var groupBoxStyle: StyleBox<GroupBoxStyleConfiguration>? {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }

    package var labeledContentStyle: StyleBox<LabeledContentStyleConfiguration>? {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }

    package var controlGroupStyle: StyleBox<ControlGroupStyleConfiguration>? {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}

/// A key of a style that a program may bring.
protocol StyleKey: EnvironmentKey where Value == StyleBox<Configuration>? {
    associatedtype Configuration
}

extension StyleKey {
    static var defaultValue: StyleBox<Configuration>? { nil }

    static func _isEqual(_ one: StyleBox<Configuration>?, _ two: StyleBox<Configuration>?) -> Bool {
        StyleBox.areSame(one, two)
    }
}

enum DisclosureGroupStyleKey: StyleKey {
    typealias Configuration = DisclosureGroupStyleConfiguration
}

enum GroupBoxStyleKey: StyleKey {
    typealias Configuration = GroupBoxStyleConfiguration
}

enum LabeledContentStyleKey: StyleKey {
    typealias Configuration = LabeledContentStyleConfiguration
}

enum ControlGroupStyleKey: StyleKey {
    typealias Configuration = ControlGroupStyleConfiguration
}
