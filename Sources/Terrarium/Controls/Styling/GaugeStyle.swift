/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View

    typealias Configuration = GaugeStyleConfiguration

    /// The look of a gauge.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a gauge.
public struct GaugeStyleConfiguration {
    /// The label of a gauge.
    public struct Label: View {
        let content: StylePart

        public var body: some View { content }
    }

    /// The label of its value.
    public struct CurrentValueLabel: View {
        let content: StylePart

        public var body: some View { content }
    }

    /// The label of its least value.
    public struct MinimumValueLabel: View {
        let content: StylePart

        public var body: some View { content }
    }

    /// The label of its greatest value.
    public struct MaximumValueLabel: View {
        let content: StylePart

        public var body: some View { content }
    }

    /// The value, from 0 to 1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

/// The library's own looks, which a host shows alike; outlines name them.
public protocol _NamedGaugeStyle: GaugeStyle {
    /// The name in outlines, or nil for the look by default.
    nonisolated static var _outlineName: String? { get }
}

extension _NamedGaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        Gauge(value: configuration.value) {
            configuration.label
        } currentValueLabel: {
            configuration.currentValueLabel
        }
    }
}

/// The look that a gauge has by default.
public struct DefaultGaugeStyle: _NamedGaugeStyle {
    public nonisolated static var _outlineName: String? { nil }
    public nonisolated init() {}
}

/// An open circle with a mark.
public struct AccessoryCircularGaugeStyle: _NamedGaugeStyle {
    public nonisolated static var _outlineName: String? { "accessoryCircular" }
    public nonisolated init() {}
}

/// A circle that fills.
public struct AccessoryCircularCapacityGaugeStyle: _NamedGaugeStyle {
    public nonisolated static var _outlineName: String? { "accessoryCircularCapacity" }
    public nonisolated init() {}
}

/// A bar with a mark.
public struct AccessoryLinearGaugeStyle: _NamedGaugeStyle {
    public nonisolated static var _outlineName: String? { "accessoryLinear" }
    public nonisolated init() {}
}

/// A thin bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: _NamedGaugeStyle {
    public nonisolated static var _outlineName: String? { "accessoryLinearCapacity" }
    public nonisolated init() {}
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: _NamedGaugeStyle {
    public nonisolated static var _outlineName: String? { "linearCapacity" }
    public nonisolated init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static nonisolated var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static nonisolated var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static nonisolated var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static nonisolated var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static nonisolated var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static nonisolated var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension View {
    /// Sets how the gauges below look.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S, fileID: StaticString = #fileID, line: UInt = #line)
        -> some View
    {
        let named = S.self as? any _NamedGaugeStyle.Type
        let box = named == nil ? TypedStyleBox(style) { $0.makeBody(configuration: $1) } : nil
        return modifier(
            EnvironmentModifier(
                keyPath: \.gaugeStyle, value: GaugeLook(name: named?._outlineName, box: box),
                line: SourceLine(fileID: fileID, line: line)))
    }
}

/// How gauges look: by name, or by a program's own style.
package struct GaugeLook {
    var name: String?
    var box: StyleBox<GaugeStyleConfiguration>?
}

extension EnvironmentValues {
    package var gaugeStyle: GaugeLook {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

struct GaugeStyleKey: BuiltInEnvironmentKey {
    static var defaultValue: GaugeLook { GaugeLook() }

    static func _isEqual(_ one: GaugeLook, _ two: GaugeLook) -> Bool {
        one.name == two.name && StyleBox.areSame(one.box, two.box)
    }
}
