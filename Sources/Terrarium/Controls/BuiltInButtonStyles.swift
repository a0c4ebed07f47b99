import Foundation
import TerrariumLayout

/// The look that a button has by default: its label.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
    }
}

/// A button that shows nothing but its label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
    }
}

/// A button without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
    }
}

/// A button with a border: 8 points are added on the left and on the right.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
    }
}

/// A button with a prominent border.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A style that the library draws itself.
final class BuiltInButtonStyleBox: ButtonStyleBox, @unchecked Sendable {
    static let automatic = BuiltInButtonStyleBox(nil, hasBorder: false)

    private let styleName: String?
    private let hasBorder: Bool

    init(_ name: String?, hasBorder: Bool) {
        styleName = name
        self.hasBorder = hasBorder
    }

    /// The built-in look of a style type, if it has one.
    static func box<Style>(for style: Style) -> BuiltInButtonStyleBox? {
        switch style {
        case is DefaultButtonStyle: automatic
        case is PlainButtonStyle: BuiltInButtonStyleBox("plain", hasBorder: false)
        case is BorderlessButtonStyle: BuiltInButtonStyleBox("borderless", hasBorder: false)
        case is BorderedButtonStyle: BuiltInButtonStyleBox("bordered", hasBorder: true)
        case is BorderedProminentButtonStyle: BuiltInButtonStyleBox("borderedProminent", hasBorder: true)
        default: nil
        }
    }

    override var name: String? { styleName }

    override func update(_ button: ControlNode, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        button.updateBody(BuiltInButtonLabel(label: .init(source: button), inset: hasBorder ? Chrome.buttonInset : 0))
    }

    override func isSame(as other: ButtonStyleBox) -> Bool {
        (other as? BuiltInButtonStyleBox).map { $0.styleName == styleName } ?? false
    }
}

/// A label with the insets of a border. The insets belong to the button and have no line of their own.
private nonisolated struct BuiltInButtonLabel: View {
    typealias Body = Never

    let label: ButtonStyleConfiguration.Label
    let inset: CGFloat

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        let layout = PaddingLayout(.horizontal, view.inset)
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: UnaryNode<PaddingLayout>.self)
            cursor.advance(past: node)
            if node.layout != layout { node.setLayout(layout) }
            node.updateContent(view.label)
        } else {
            let node = UnaryNode(layout, printsLine: false, parent: cursor.parent)
            cursor.append(node)
            node.updateContent(view.label)
        }
    }
}

extension View {
    /// Sets how the buttons below look.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S, fileID: StaticString = #fileID, line: UInt = #line)
        -> some View
    {
        modifier(
            EnvironmentModifier(
                keyPath: \.buttonStyleBox, value: CustomButtonStyleBox(style),
                line: SourceLine(fileID: fileID, line: line)))
    }

    /// Sets how the buttons below look and behave.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.buttonStyleBox,
                value: BuiltInButtonStyleBox.box(for: style) ?? PrimitiveButtonStyleBox(style),
                line: SourceLine(fileID: fileID, line: line)))
    }
}

extension EnvironmentValues {
    package var buttonStyleBox: ButtonStyleBox {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

struct ButtonStyleKey: BuiltInEnvironmentKey {
    static var defaultValue: ButtonStyleBox { BuiltInButtonStyleBox.automatic }

    static func _isEqual(_ one: ButtonStyleBox, _ two: ButtonStyleBox) -> Bool { one.isSame(as: two) }
}
