import Foundation

/// A control that makes a value larger or smaller by steps.
public nonisolated struct Stepper<Label: View>: View {
    let label: Label
    let onIncrement: (@MainActor () -> Void)?
    let onDecrement: (@MainActor () -> Void)?
    var value: (@MainActor () -> Double)?
    /// Returns false where the value cannot be a number so large or small.
    var set: (@MainActor (Double) -> Bool)?
    /// Whether a step leads nowhere, because the value stands at its bound.
    var isAtBound: (@MainActor (HostAction) -> Bool)?

    @MainActor public var body: some View {
        StepperControl(stepper: self)
    }

    /// A stepper that runs actions.
    @preconcurrency
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
    }

    /// A stepper for a value.
    @preconcurrency
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds: nil, step: step, label: label())
    }

    /// A stepper for a value within bounds.
    @preconcurrency
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds: bounds, step: step, label: label())
    }

    fileprivate init<V: Strideable>(_ value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride, label: Label) {
        let counter = UncheckedBox(StepCounter(value: value, bounds: bounds, step: step))
        self.label = label
        onIncrement = { counter.value.advance(by: counter.value.step) }
        onDecrement = { counter.value.advance(by: 0 - counter.value.step) }
        self.value = { StepperNumber.double(counter.value.value.wrappedValue) ?? .nan }
        set = { new in
            guard let converted = StepperNumber.value(new, as: V.self) else { return false }
            counter.value.write(converted)
            return true
        }
        isAtBound = { action in
            let counter = counter.value
            let isUp = if case .increment = action { true } else { false }
            return counter.leadsNowhere(isUp ? counter.step : 0 - counter.step)
        }
    }
}

extension Stepper where Label == Text {
    /// A stepper for a value, with a title.
    @preconcurrency
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds: nil, step: step, label: Text(titleKey))
    }

    /// A stepper for a value, with a title.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds: nil, step: step, label: Text(title))
    }

    /// A stepper for a value within bounds, with a title.
    @preconcurrency
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds: bounds, step: step, label: Text(titleKey))
    }

    /// A stepper for a value within bounds, with a title.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds: bounds, step: step, label: Text(title))
    }

    /// A stepper that runs actions, with a title.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
    }
}

/// A value that moves by steps and stays within bounds.
private struct StepCounter<V: Strideable> {
    let value: Binding<V>
    let bounds: ClosedRange<V>?
    let step: V.Stride

    func advance(by distance: V.Stride) {
        write(value.wrappedValue.advanced(by: distance))
    }

    func write(_ new: V) {
        value.wrappedValue = possible(new)
    }

    /// Whether a step leaves the value where it is: its button is disabled then.
    func leadsNowhere(_ distance: V.Stride) -> Bool {
        let value = value.wrappedValue
        return distance != 0 && bounds != nil && possible(value.advanced(by: distance)) == value
    }

    private func possible(_ new: V) -> V {
        bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
    }
}

/// The numbers that steppers count in, as seen by tests.
enum StepperNumber {
    static func double(_ value: Any) -> Double? {
        if let value = value as? any BinaryInteger { return Double(value) }
        if let value = value as? any BinaryFloatingPoint { return Double(value) }
        return nil
    }

    static func value<V>(_ number: Double, as type: V.Type) -> V? {
        func integer<I: BinaryInteger>(_ type: I.Type) -> V? { I(exactly: number.rounded()) as? V }
        func real<F: BinaryFloatingPoint>(_ type: F.Type) -> V? { F(number) as? V }
        if let type = type as? any BinaryInteger.Type { return integer(type) }
        if let type = type as? any BinaryFloatingPoint.Type { return real(type) }
        return nil
    }
}

/// What a stepper does.
private nonisolated struct StepperControl<Label: View>: ControlView {
    typealias Body = Never

    let stepper: Stepper<Label>

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateControl(view, in: &cursor)
    }

    @ViewBuilder @MainActor func content(in node: ControlNode) -> some View {
        ControlLabel(stepper.label, isHidden: node.hidesLabel)
        if node.hidesLabel {
            ControlSpace(Chrome.stepperSize)
        } else {
            ControlSpace(minWidth: Chrome.stepperSize.width, height: Chrome.stepperSize.height)
        }
    }

    @MainActor func describe(in node: ControlNode) -> ControlDescription {
        var description = ControlDescription("Stepper")
        if let value = stepper.value?(), !value.isNaN {
            description.value = outlineNumber(value)
            description.attributes = [SnapshotAttribute("value", value)]
        }
        if stepper.onIncrement != nil { description.actions.append("increment") }
        if stepper.onDecrement != nil { description.actions.append("decrement") }
        if stepper.set != nil { description.actions.append("set") }
        description.picture = .stepper
        description.flags = node.labelFlags
        return description
    }

    @MainActor func perform(_ action: HostAction, in node: ControlNode) throws -> Bool {
        switch action {
        case .increment, .decrement:
            let step = if case .increment = action { stepper.onIncrement } else { stepper.onDecrement }
            guard let step else { return false }
            if stepper.isAtBound?(action) == true { throw ActionRefusal.atBound(action, value: node.value) }
            step()
        case .setNumber(let value):
            guard let set = stepper.set else { return false }
            guard set(value) else { throw ActionRefusal(.invalidValue, "cannot \(action.description).") }
        default: return false
        }
        return true
    }
}
