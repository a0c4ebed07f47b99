/// How progress is shown.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View

    typealias Configuration = ProgressViewStyleConfiguration

    /// The look of a progress view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a progress view.
public struct ProgressViewStyleConfiguration {
    /// The label of a progress view.
    public struct Label: View {
        let content: StylePart

        public var body: some View { content }
    }

    /// The label of its value.
    public struct CurrentValueLabel: View {
        let content: StylePart

        public var body: some View { content }
    }

    /// How far something has come, from 0 to 1; nil if that is not known.
    public let fractionCompleted: Double?
    /// The label, where there is one.
    public var label: Label?
    /// The label of the value, where there is one.
    public var currentValueLabel: CurrentValueLabel?
}

/// The look that progress has by default.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A circle, or a wheel that turns. A host shows it as it shows other progress; outlines say `style=circular`.
public struct CircularProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}

    /// A circle of a colour.
    public nonisolated init(tint: Color) {}

    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A bar. A host shows it as it shows other progress; outlines say `style=linear`.
public struct LinearProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}

    /// A bar of a colour.
    public nonisolated init(tint: Color) {}

    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static nonisolated var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static nonisolated var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static nonisolated var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension View {
    /// Sets how the progress views below look.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let name: String? =
            switch style {
            case is CircularProgressViewStyle: "circular"
            case is LinearProgressViewStyle: "linear"
            default: nil
            }
        let isBuiltIn = name != nil || style is DefaultProgressViewStyle
        let box = isBuiltIn ? nil : TypedStyleBox(style) { $0.makeBody(configuration: $1) }
        return modifier(
            EnvironmentModifier(
                keyPath: \.progressViewStyle, value: ProgressViewLook(name: name, box: box),
                line: SourceLine(fileID: fileID, line: line)))
    }
}

/// How progress looks: by name, or by a program's own style.
package struct ProgressViewLook {
    var name: String?
    var box: StyleBox<ProgressViewStyleConfiguration>?
}

extension EnvironmentValues {
    package var progressViewStyle: ProgressViewLook {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

struct ProgressViewStyleKey: BuiltInEnvironmentKey {
    static var defaultValue: ProgressViewLook { ProgressViewLook() }

    static func _isEqual(_ one: ProgressViewLook, _ two: ProgressViewLook) -> Bool {
        one.name == two.name && StyleBox.areSame(one.box, two.box)
    }
}
