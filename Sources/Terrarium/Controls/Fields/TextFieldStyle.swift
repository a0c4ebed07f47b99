/// How fields look. The library knows its own styles by name; their frames are the same.
///
/// A style of a program draws around the field that it is given. SwiftUI has the requirement without documenting it:
///
/// ```swift
/// struct Boxed: TextFieldStyle {
///     func _body(configuration: TextField<Self._Label>) -> some View {
///         configuration.padding(8).border(.gray)
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View

    typealias _Label = _TextFieldStyleLabel

    /// The look of a field.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> _Body

    /// The name in outlines, or nil for the look by default.
    nonisolated static var _outlineName: String? { get }
}

extension TextFieldStyle {
    public nonisolated static var _outlineName: String? { nil }
}

/// The label of a field in a style.
public nonisolated struct _TextFieldStyleLabel: View {
    private let content: StylePart

    init<Content: View>(_ content: Content) {
        self.content = StylePart(content)
    }

    @MainActor public var body: some View { content }
}

public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    public static var _outlineName: String? { nil }
    public init() {}

    @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

public nonisolated struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    public static var _outlineName: String? { "plain" }
    public init() {}

    @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    public static var _outlineName: String? { "roundedBorder" }
    public init() {}

    @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
    public static var _outlineName: String? { "squareBorder" }
    public init() {}

    @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static nonisolated var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static nonisolated var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static nonisolated var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    public static nonisolated var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
    /// Sets how the fields below look.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.textFieldLook,
                value: TextFieldLook(name: S._outlineName, box: TextFieldLook.box(for: style)),
                line: SourceLine(fileID: fileID, line: line)))
    }
}

/// A style of fields: one of the library by its name, or one of a program.
package struct TextFieldLook: @unchecked Sendable {
    let name: String?
    let box: StyleBox<TextField<_TextFieldStyleLabel>>?

    static func box<S: TextFieldStyle>(for style: S) -> StyleBox<TextField<_TextFieldStyleLabel>>? {
        switch style {
        case is DefaultTextFieldStyle, is PlainTextFieldStyle, is RoundedBorderTextFieldStyle,
            is SquareBorderTextFieldStyle:
            nil
        default: TypedStyleBox(style) { $0._body(configuration: $1) }
        }
    }
}

extension EnvironmentValues {
    package var textFieldLook: TextFieldLook {
        get { self[TextFieldLookKey.self] }
        set { self[TextFieldLookKey.self] = newValue }
    }
}

struct TextFieldLookKey: BuiltInEnvironmentKey {
    static let defaultValue = TextFieldLook(name: nil, box: nil)

    static func _isEqual(_ one: TextFieldLook, _ two: TextFieldLook) -> Bool {
        one.name == two.name && StyleBox.areSame(one.box, two.box)
    }
}

/// A field in its style.
nonisolated struct StyledField<Label: View>: View {
    @Environment(\.textFieldLook) private var look
    let field: TextField<Label>

    init(_ field: TextField<Label>) {
        self.field = field
    }

    @MainActor var body: some View {
        if let box = look.box {
            // The field inside the style must not be styled by it again.
            box.body(field.relabelled).environment(\.textFieldLook, TextFieldLookKey.defaultValue)
        } else {
            field.control
        }
    }
}
