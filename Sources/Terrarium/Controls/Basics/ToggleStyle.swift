import Foundation

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View

    typealias Configuration = ToggleStyleConfiguration

    /// The look of a toggle.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a toggle.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public struct Label: View {
        public typealias Body = Never

        let source: any ModifierContentSource

        public nonisolated static func _update(_ view: Self, in cursor: inout _ChildCursor) {
            ModifierContentNode.update(view.source, in: &cursor)
        }
    }

    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether it stands for several values that differ.
    public var isMixed: Bool { false }
}

/// The look that a toggle has by default: a switch.
public struct DefaultToggleStyle: ToggleStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A switch at the trailing end.
public struct SwitchToggleStyle: ToggleStyle {
    public nonisolated init() {}

    /// A switch of a colour.
    public nonisolated init(tint: Color) {}

    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A box to tick.
public struct CheckboxToggleStyle: ToggleStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static nonisolated var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static nonisolated var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static nonisolated var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    public static nonisolated var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension View {
    /// Sets how the toggles below look.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S, fileID: StaticString = #fileID, line: UInt = #line)
        -> some View
    {
        modifier(
            EnvironmentModifier(
                keyPath: \.toggleStyleBox, value: ToggleStyleBox.box(for: style),
                line: SourceLine(fileID: fileID, line: line)))
    }
}

/// A style with its type hidden. The base class is the library's own look.
package class ToggleStyleBox: EnvironmentPrintable, @unchecked Sendable {
    package var environmentText: String { name ?? "automatic" }

    static let automatic = ToggleStyleBox(nil)

    let name: String?

    init(_ name: String?) {
        self.name = name
    }

    static func box<Style: ToggleStyle>(for style: Style) -> ToggleStyleBox {
        switch style {
        case is DefaultToggleStyle: automatic
        case is SwitchToggleStyle: ToggleStyleBox("switch")
        case is ButtonToggleStyle: ToggleStyleBox("button")
        case is CheckboxToggleStyle: ToggleStyleBox("checkbox")
        default: CustomToggleStyleBox(style)
        }
    }

    var isCustom: Bool { false }

    func update(_ toggle: ControlNode, isOn: Binding<Bool>) {
        let label = ToggleStyleConfiguration.Label(source: toggle)
        toggle.updateBody(BuiltInToggleBody(label: label, isHidden: toggle.hidesLabel, isButton: name == "button"))
    }

    func isSame(as other: ToggleStyleBox) -> Bool {
        !isCustom && !other.isCustom && name == other.name
    }
}

private final class CustomToggleStyleBox<Style: ToggleStyle>: ToggleStyleBox, @unchecked Sendable {
    private let style: Style

    init(_ style: Style) {
        self.style = style
        super.init(nil)
    }

    override var environmentText: String { typeName(of: Style.self) }

    override var isCustom: Bool { true }

    override func update(_ toggle: ControlNode, isOn: Binding<Bool>) {
        let configuration = ToggleStyleConfiguration(label: .init(source: toggle), isOn: isOn)
        let body = CustomToggleBody(holder: FieldHolder(value: style), configuration: configuration)
        // A toggle inside the style must not be styled by it again.
        toggle.updateBody(
            body.modifier(
                EnvironmentModifier(keyPath: \.toggleStyleBox, value: ToggleStyleBox.automatic, line: .unknown)))
    }

    override func isSame(as other: ToggleStyleBox) -> Bool {
        guard let other = other as? CustomToggleStyleBox<Style> else { return false }
        return FieldPlan.areSame(style, other.style)
    }
}

private nonisolated struct CustomToggleBody<Style: ToggleStyle>: View {
    var holder: FieldHolder<Style>
    let configuration: ToggleStyleConfiguration

    @MainActor var body: some View { holder.value.makeBody(configuration: configuration) }
}

private nonisolated struct BuiltInToggleBody: View {
    let label: ToggleStyleConfiguration.Label
    let isHidden: Bool
    let isButton: Bool

    @MainActor var body: some View {
        ControlLabel(label, isHidden: isHidden)
        if !isButton {
            if isHidden {
                ControlSpace(Chrome.switchSize)
            } else {
                ControlSpace(minWidth: Chrome.switchSize.width, height: Chrome.switchSize.height)
            }
        }
    }
}

extension EnvironmentValues {
    package var toggleStyleBox: ToggleStyleBox {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

struct ToggleStyleKey: BuiltInEnvironmentKey {
    static var defaultValue: ToggleStyleBox { ToggleStyleBox.automatic }

    static func _isEqual(_ one: ToggleStyleBox, _ two: ToggleStyleBox) -> Bool { one.isSame(as: two) }
}
