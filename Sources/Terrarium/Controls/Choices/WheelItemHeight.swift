public import Foundation

extension View {
    /// Sets how high the options of a wheel are where there is room for all of them.
    public nonisolated func defaultWheelPickerItemHeight(
        _ height: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.defaultWheelPickerItemHeight, value: height, line: SourceLine(fileID: fileID, line: line)))
    }
}

extension EnvironmentValues {
    /// How high the options of a wheel are where there is room for all of them.
    public var defaultWheelPickerItemHeight: CGFloat {
        get { self[WheelItemHeightKey.self] }
        set { self[WheelItemHeightKey.self] = newValue }
    }
}

struct WheelItemHeightKey: BuiltInEnvironmentKey {
    static let defaultValue = Chrome.wheelItemHeight
}
