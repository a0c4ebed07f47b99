/// How fields look. The library knows the styles by name; their frames are the same.
public protocol TextFieldStyle: Sendable {
    /// The name in outlines, or nil for the look by default.
    static var _outlineName: String? { get }
}

public struct DefaultTextFieldStyle: TextFieldStyle {
    public static var _outlineName: String? { nil }
    public init() {}
}

public struct PlainTextFieldStyle: TextFieldStyle {
    public static var _outlineName: String? { "plain" }
    public init() {}
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public static var _outlineName: String? { "roundedBorder" }
    public init() {}
}

public struct SquareBorderTextFieldStyle: TextFieldStyle {
    public static var _outlineName: String? { "squareBorder" }
    public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
    /// Sets how the fields below look.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.textFieldStyleName, value: S._outlineName, line: SourceLine(fileID: fileID, line: line)))
    }
}

extension EnvironmentValues {
    package var textFieldStyleName: String? {
        get { self[TextFieldStyleNameKey.self] }
        set { self[TextFieldStyleNameKey.self] = newValue }
    }
}

struct TextFieldStyleNameKey: BuiltInEnvironmentKey {
    static let defaultValue: String? = nil
}
