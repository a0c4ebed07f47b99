/// How pickers look: the automatic and the menu style show the label and the chosen option, the others all options.
///
/// The style `navigationLink` shows the chosen option, and a tap pushes a screen with all of them. Options that show are
/// lines `option` of the outline, and a tap chooses one.
public protocol PickerStyle: Sendable {
    /// The name in outlines, or nil for the look by default.
    static var _outlineName: String? { get }
}

public struct DefaultPickerStyle: PickerStyle {
    public static var _outlineName: String? { nil }
    public init() {}
}

public struct MenuPickerStyle: PickerStyle {
    public static var _outlineName: String? { "menu" }
    public init() {}
}

public struct SegmentedPickerStyle: PickerStyle {
    public static var _outlineName: String? { "segmented" }
    public init() {}
}

public struct WheelPickerStyle: PickerStyle {
    public static var _outlineName: String? { "wheel" }
    public init() {}
}

public struct InlinePickerStyle: PickerStyle {
    public static var _outlineName: String? { "inline" }
    public init() {}
}

public struct PalettePickerStyle: PickerStyle {
    public static var _outlineName: String? { "palette" }
    public init() {}
}

public struct NavigationLinkPickerStyle: PickerStyle {
    public static var _outlineName: String? { "navigationLink" }
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
    /// Sets how the pickers below look.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S, fileID: StaticString = #fileID, line: UInt = #line)
        -> some View
    {
        modifier(
            EnvironmentModifier(
                keyPath: \.pickerStyleName, value: S._outlineName, line: SourceLine(fileID: fileID, line: line)))
    }
}

extension EnvironmentValues {
    package var pickerStyleName: String? {
        get { self[PickerStyleNameKey.self] }
        set { self[PickerStyleNameKey.self] = newValue }
    }
}

struct PickerStyleNameKey: BuiltInEnvironmentKey {
    static let defaultValue: String? = nil
}
