/// How buttons look; a tap still runs the button's action.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View

    typealias Configuration = ButtonStyleConfiguration

    /// The look of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a button.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        public typealias Body = Never

        let source: any ModifierContentSource

        public nonisolated static func _update(_ view: Self, in cursor: inout _ChildCursor) {
            ModifierContentNode.update(view.source, in: &cursor)
        }
    }

    public let role: ButtonRole?
    public let label: Label
    /// Whether the button is being pressed. In a host, taps take no time.
    public let isPressed: Bool
}

/// How buttons look and when they run their action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View

    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The look and behaviour of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a primitive style knows of a button.
public struct PrimitiveButtonStyleConfiguration: @unchecked Sendable {
    /// The button's label.
    public struct Label: View {
        public typealias Body = Never

        let source: any ModifierContentSource

        public nonisolated static func _update(_ view: Self, in cursor: inout _ChildCursor) {
            ModifierContentNode.update(view.source, in: &cursor)
        }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    /// Runs the button's action.
    @MainActor public func trigger() {
        action()
    }
}

/// A style with its type hidden: what the environment holds.
package class ButtonStyleBox: EnvironmentPrintable, @unchecked Sendable {
    package var environmentText: String { name ?? "automatic" }

    /// The name in outlines, for the library's own styles.
    var name: String? { nil }

    /// Whether taps go to the views that the style makes instead of to the button.
    var isPrimitive: Bool { false }

    /// Shows the button.
    func update(_ button: ControlNode, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}

    /// Whether another style makes no difference.
    func isSame(as other: ButtonStyleBox) -> Bool { self === other }
}

final class CustomButtonStyleBox<Style: ButtonStyle>: ButtonStyleBox, @unchecked Sendable {
    private let style: Style

    init(_ style: Style) {
        self.style = style
    }

    override var environmentText: String { typeName(of: Style.self) }

    override func update(_ button: ControlNode, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        let configuration = ButtonStyleConfiguration(role: role, label: .init(source: button), isPressed: false)
        button.updateBody(ButtonStyleView(holder: FieldHolder(value: style), configuration: configuration))
    }

    override func isSame(as other: ButtonStyleBox) -> Bool {
        guard let other = other as? CustomButtonStyleBox<Style> else { return false }
        return FieldPlan.areSame(style, other.style)
    }
}

final class PrimitiveButtonStyleBox<Style: PrimitiveButtonStyle>: ButtonStyleBox, @unchecked Sendable {
    private let style: Style

    init(_ style: Style) {
        self.style = style
    }

    override var environmentText: String { typeName(of: Style.self) }

    override var isPrimitive: Bool { true }

    override func update(_ button: ControlNode, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: role, label: .init(source: button), action: action)
        let body = PrimitiveButtonStyleView(holder: FieldHolder(value: style), configuration: configuration)
        // A button inside the style must not be styled by it again.
        let plain: ButtonStyleBox = BuiltInButtonStyleBox.automatic
        button.updateBody(
            body.modifier(EnvironmentModifier(keyPath: \.buttonStyleBox, value: plain, line: .unknown)))
    }

    override func isSame(as other: ButtonStyleBox) -> Bool {
        guard let other = other as? PrimitiveButtonStyleBox<Style> else { return false }
        return FieldPlan.areSame(style, other.style)
    }
}

private nonisolated struct ButtonStyleView<Style: ButtonStyle>: View {
    var holder: FieldHolder<Style>
    let configuration: ButtonStyleConfiguration

    @MainActor var body: some View { holder.value.makeBody(configuration: configuration) }
}

private nonisolated struct PrimitiveButtonStyleView<Style: PrimitiveButtonStyle>: View {
    var holder: FieldHolder<Style>
    let configuration: PrimitiveButtonStyleConfiguration

    @MainActor var body: some View { holder.value.makeBody(configuration: configuration) }
}
