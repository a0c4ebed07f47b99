/// How date pickers look. The library knows the styles by name; their frames are the same.
public protocol DatePickerStyle: Sendable {
    /// The name in outlines, or nil for the look by default.
    static var _outlineName: String? { get }
}

/// The look that a date picker has by default.
public struct DefaultDatePickerStyle: DatePickerStyle {
    public static var _outlineName: String? { nil }
    public init() {}
}

/// A date that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
    public static var _outlineName: String? { "compact" }
    public init() {}
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public static var _outlineName: String? { "graphical" }
    public init() {}
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
    public static var _outlineName: String? { "wheel" }
    public init() {}
}

/// A field.
public struct FieldDatePickerStyle: DatePickerStyle {
    public static var _outlineName: String? { "field" }
    public init() {}
}

/// A field with a stepper.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    public static var _outlineName: String? { "stepperField" }
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension View {
    /// Sets how the date pickers below look.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.datePickerStyleName, value: S._outlineName, line: SourceLine(fileID: fileID, line: line)))
    }
}

extension EnvironmentValues {
    package var datePickerStyleName: String? {
        get { self[DatePickerStyleNameKey.self] }
        set { self[DatePickerStyleNameKey.self] = newValue }
    }
}

struct DatePickerStyleNameKey: BuiltInEnvironmentKey {
    static let defaultValue: String? = nil
}
