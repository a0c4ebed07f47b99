public import Foundation

/// A control for several days.
///
/// Outlines and `ViewHost.find(_:)` show the days as `2026-03-01 2026-03-04`. `ViewHost.set(_:to:)` with a date chooses its
/// day, or gives it up if it is chosen; a day outside the range is ignored.
public nonisolated struct MultiDatePicker<Label: View>: View {
    let selection: Binding<Set<DateComponents>>
    let bounds: Range<Date>
    let label: Label

    @MainActor public var body: some View { DaysControl(picker: self) }

    /// A picker with a label of views.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection: selection, in: Date.distantPast..<Date.distantFuture, label: label)
    }

    /// A picker within a range, with a label of views.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.bounds = bounds
        self.label = label()
    }

    /// A picker from a day on, with a label of views.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, in: bounds.lowerBound..<Date.distantFuture, label: label)
    }

    /// A picker up to a day, with a label of views.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, in: Date.distantPast..<bounds.upperBound, label: label)
    }
}

extension MultiDatePicker where Label == Text {
    /// A picker with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// A picker within a range, with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// A picker from a day on, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// A picker up to a day, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// A picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }
}

/// What a picker of days does.
private nonisolated struct DaysControl<Label: View>: ControlView {
    typealias Body = Never

    let picker: MultiDatePicker<Label>

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateControl(view, in: &cursor)
    }

    @ViewBuilder @MainActor func content(in node: ControlNode) -> some View {
        ControlLabel(picker.label, isHidden: node.hidesLabel)
        ControlSpace(minWidth: Chrome.stepperSize.width, height: Chrome.pickerHeight)
    }

    @MainActor func describe(in node: ControlNode) -> ControlDescription {
        var description = ControlDescription("MultiDatePicker")
        let value = picker.selection.wrappedValue.map(\.dayText).sorted().joined(separator: " ")
        description.value = value
        description.attributes = [SnapshotAttribute("value", string: value)]
        description.actions = ["set"]
        description.flags = node.labelFlags
        return description
    }

    @MainActor func perform(_ action: HostAction, in node: ControlNode) -> Bool {
        guard case .setDate(let date) = action else { return false }
        guard picker.bounds.contains(date) else { return true }
        var calendar = node.scope.values.calendar
        calendar.timeZone = node.scope.values.timeZone
        let day = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
        let chosen = picker.selection.wrappedValue.filter { $0.dayText == day.dayText }
        if chosen.isEmpty {
            picker.selection.wrappedValue.insert(day)
        } else {
            picker.selection.wrappedValue.subtract(chosen)
        }
        return true
    }
}

extension DateComponents {
    /// The day: `2026-03-01`.
    fileprivate var dayText: String {
        func padded(_ number: Int?, _ digits: Int) -> String {
            let text = String(number ?? 0)
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}
