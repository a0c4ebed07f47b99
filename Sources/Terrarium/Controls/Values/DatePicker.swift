public import Foundation
import TerrariumLayout

/// A control for a date.
///
/// Outlines and `ViewHost.find(_:)` show the date as `2026-03-01 14:30`, in the calendar's time zone of the surroundings,
/// or the part of it that the components name. `ViewHost.set(_:to:)` chooses a date; one outside the range becomes its
/// nearest bound.
public nonisolated struct DatePicker<Label: View>: View {
    /// The parts of a date that a person can choose.
    public typealias Components = DatePickerComponents

    let selection: Binding<Date>
    let bounds: ClosedRange<Date>
    let components: Components
    let label: Label

    fileprivate init(_ selection: Binding<Date>, _ bounds: ClosedRange<Date>, _ components: Components, _ label: Label)
    {
        self.selection = selection
        self.bounds = bounds
        self.components = components
        self.label = label
    }

    @MainActor public var body: some View { DateControl(picker: self) }

    /// A picker with a label of views.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, .always, displayedComponents, label())
    }

    /// A picker within a range, with a label of views.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range, displayedComponents, label())
    }

    /// A picker from a date on, with a label of views.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound...Date.distantFuture, displayedComponents, label())
    }

    /// A picker up to a date, with a label of views.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, Date.distantPast...range.upperBound, displayedComponents, label())
    }
}

extension DatePicker where Label == Text {
    /// A picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, .always, displayedComponents, Text(titleKey))
    }

    /// A picker within a range, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range, displayedComponents, Text(titleKey))
    }

    /// A picker from a date on, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound...Date.distantFuture, displayedComponents, Text(titleKey))
    }

    /// A picker up to a date, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, Date.distantPast...range.upperBound, displayedComponents, Text(titleKey))
    }

    /// A picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, .always, displayedComponents, Text(title))
    }

    /// A picker within a range, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range, displayedComponents, Text(title))
    }

    /// A picker from a date on, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound...Date.distantFuture, displayedComponents, Text(title))
    }

    /// A picker up to a date, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, Date.distantPast...range.upperBound, displayedComponents, Text(title))
    }
}

extension ClosedRange<Date> {
    /// All dates.
    fileprivate static var always: Self { Date.distantPast...Date.distantFuture }
}

/// What a date picker does.
private nonisolated struct DateControl<Label: View>: ControlView {
    typealias Body = Never

    let picker: DatePicker<Label>

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateControl(view, in: &cursor)
    }

    @ViewBuilder @MainActor func content(in node: ControlNode) -> some View {
        ControlLabel(picker.label, isHidden: node.hidesLabel)
        ControlSpace(minWidth: Chrome.stepperSize.width, height: Chrome.pickerHeight)
    }

    @MainActor func describe(in node: ControlNode) -> ControlDescription {
        var description = ControlDescription("DatePicker")
        let value = picker.components.text(
            of: picker.selection.wrappedValue, calendar: node.scope.values.calendar,
            timeZone: node.scope.values.timeZone)
        description.value = value
        description.attributes = [SnapshotAttribute("value", string: value)]
        if let style = node.scope[DatePickerStyleNameKey.self] {
            description.attributes.append(SnapshotAttribute("style", style))
        }
        description.actions = ["set"]
        description.picture = .value
        description.flags = node.labelFlags
        return description
    }

    @MainActor func perform(_ action: HostAction, in node: ControlNode) -> Bool {
        guard case .setDate(let date) = action else { return false }
        picker.selection.wrappedValue = min(max(date, picker.bounds.lowerBound), picker.bounds.upperBound)
        return true
    }
}
