import Foundation

/// A value within bounds, as on an instrument.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View>: View {
    let fraction: Double
    let label: Label
    let current: CurrentValueLabel
    var minimum: StylePart?
    var maximum: StylePart?

    @MainActor public var body: some View { GaugeControl(gauge: self) }

    /// A gauge with a label and a label for the value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let width = bounds.upperBound - bounds.lowerBound
        fraction = width > 0 ? Double((value - bounds.lowerBound) / width) : 0
        self.label = label()
        current = currentValueLabel()
    }

    /// A gauge with labels for the value and the bounds.
    public init<V: BinaryFloatingPoint, Minimum: View, Maximum: View>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> Minimum,
        @ViewBuilder maximumValueLabel: () -> Maximum
    ) {
        self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
        minimum = StylePart(minimumValueLabel())
        maximum = StylePart(maximumValueLabel())
    }
}

extension Gauge where CurrentValueLabel == EmptyView {
    /// A gauge with a label.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, label: label) { EmptyView() }
    }
}

/// How a gauge is shown: its labels and a bar.
private nonisolated struct GaugeControl<Label: View, Current: View>: ControlView {
    typealias Body = Never

    let gauge: Gauge<Label, Current>

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateControl(view, in: &cursor)
    }

    @ViewBuilder @MainActor func content(in node: ControlNode) -> some View {
        if let style = node.scope[GaugeStyleKey.self].box {
            // A gauge inside the style must not be styled by it again.
            style.body(configuration)
                .modifier(EnvironmentModifier(keyPath: \.gaugeStyle, value: GaugeLook(), line: .unknown))
        } else {
            ControlLabel(gauge.label, isHidden: node.hidesLabel)
            gauge.minimum
            ControlSpace(idealWidth: Chrome.sliderIdealWidth, height: Chrome.progressHeight)
            gauge.maximum
            gauge.current
        }
    }

    @MainActor private var configuration: GaugeStyleConfiguration {
        GaugeStyleConfiguration(
            value: gauge.fraction, label: .init(content: StylePart(gauge.label)),
            currentValueLabel: Current.self == EmptyView.self ? nil : .init(content: StylePart(gauge.current)),
            minimumValueLabel: gauge.minimum.map { .init(content: $0) },
            maximumValueLabel: gauge.maximum.map { .init(content: $0) })
    }

    @MainActor func describe(in node: ControlNode) -> ControlDescription {
        let look = node.scope[GaugeStyleKey.self]
        var description = ControlDescription("Gauge")
        description.value = outlineNumber(gauge.fraction)
        description.attributes = [SnapshotAttribute("value", CGFloat(gauge.fraction))]
        if let name = look.name { description.attributes.append(SnapshotAttribute("style", name)) }
        if look.box == nil { description.picture = .progress(gauge.fraction) }
        description.flags = node.labelFlags
        return description
    }

    @MainActor func perform(_ action: HostAction, in node: ControlNode) -> Bool { false }
}
