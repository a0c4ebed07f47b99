import Foundation

/// A control for a number within bounds.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let label: Label
    let minimumLabel: ValueLabel
    let maximumLabel: ValueLabel
    let onEditingChanged: @MainActor (Bool) -> Void

    @MainActor public var body: some View {
        SliderControl(slider: self)
    }

    fileprivate init<V: BinaryFloatingPoint>(
        value: Binding<V>, bounds: ClosedRange<V>, step: V?, label: Label, minimumLabel: ValueLabel,
        maximumLabel: ValueLabel, onEditingChanged: @escaping @MainActor (Bool) -> Void
    ) {
        let box = UncheckedBox(value)
        self.value = Binding(
            get: { Double(box.value.wrappedValue) }, set: { box.value.wrappedValue = V($0) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.label = label
        self.minimumLabel = minimumLabel
        self.maximumLabel = maximumLabel
        self.onEditingChanged = onEditingChanged
    }

    /// A slider with labels at its ends.
    @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, label: label(), minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }

    /// A slider with steps and labels at its ends.
    @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: V(step), label: label(), minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a label.
    @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, label: label(), minimumLabel: EmptyView(),
            maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
    }

    /// A slider with steps and a label.
    @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: V(step), label: label(), minimumLabel: EmptyView(),
            maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider without a label.
    @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }

    /// A slider with steps.
    @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
}

/// What a slider does.
private nonisolated struct SliderControl<Label: View, ValueLabel: View>: ControlView {
    typealias Body = Never

    let slider: Slider<Label, ValueLabel>

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateControl(view, in: &cursor)
    }

    /// The title where labels stand at the ends: those are the lines below, so the control itself says its name.
    private var silentTitle: Text? {
        ValueLabel.self == EmptyView.self ? nil : slider.label as? Text
    }

    @ViewBuilder @MainActor func content(in node: ControlNode) -> some View {
        ControlLabel(slider.label, isHidden: true, isSilent: silentTitle != nil)
        slider.minimumLabel
        ControlSpace(idealWidth: Chrome.sliderIdealWidth, height: Chrome.sliderHeight)
        slider.maximumLabel
    }

    @MainActor func describe(in node: ControlNode) -> ControlDescription {
        var description = ControlDescription("Slider")
        let value = slider.value.wrappedValue
        description.value = outlineNumber(value)
        description.attributes = [SnapshotAttribute("value", CGFloat(value))]
        description.actions = ["set", "increment", "decrement"]
        let width = slider.bounds.upperBound - slider.bounds.lowerBound
        let fraction = width > 0 ? (value - slider.bounds.lowerBound) / width : 0
        description.picture = .slider(min(max(fraction, 0), 1))
        description.flags = .labelHidden
        if let silentTitle { description.label = silentTitle.plainString }
        return description
    }

    @MainActor func perform(_ action: HostAction, in node: ControlNode) throws -> Bool {
        let bounds = slider.bounds
        let step = slider.step ?? (bounds.upperBound - bounds.lowerBound) / 10
        switch action {
        case .setNumber(let value):
            guard !value.isNaN else { throw ActionRefusal(.invalidValue, "cannot \(action.description).") }
            write(possible(value))
        case .increment: try move(by: step, action)
        case .decrement: try move(by: -step, action)
        default: return false
        }
        return true
    }

    @MainActor private func move(by distance: Double, _ action: HostAction) throws {
        let value = slider.value.wrappedValue
        let new = possible(value + distance)
        guard new != value else { throw ActionRefusal.atBound(action, value: outlineNumber(value)) }
        write(new)
    }

    /// What a person could bring about: within the bounds, on a step.
    private func possible(_ value: Double) -> Double {
        let bounds = slider.bounds
        let value = min(max(value, bounds.lowerBound), bounds.upperBound)
        guard let step = slider.step, step > 0 else { return value }
        let steps = ((value - bounds.lowerBound) / step).rounded()
        return min(bounds.lowerBound + steps * step, bounds.upperBound)
    }

    @MainActor private func write(_ value: Double) {
        slider.onEditingChanged(true)
        slider.value.wrappedValue = value
        slider.onEditingChanged(false)
    }
}
