public import Foundation

extension ProgressView where CurrentValueLabel == EmptyView {
    /// How far a piece of work has come that Foundation keeps account of; later progress is not followed.
    public init(_ progress: Progress) where Label == EmptyView {
        self.init(value: progress.fractionCompleted)
    }
}

extension ProgressView {
    /// How much of a span of time has gone by, with labels. It is worked out when the view is made and not followed.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let fraction = TimerFraction.of(timerInterval, countsDown: countsDown)
        self.init(value: fraction, label: label, currentValueLabel: currentValueLabel)
    }

    /// How much of a span of time has gone by, with a label.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView {
        let fraction = TimerFraction.of(timerInterval, countsDown: countsDown)
        self.init(value: fraction, label: label, currentValueLabel: { EmptyView() })
    }

    /// How much of a span of time has gone by.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(value: TimerFraction.of(timerInterval, countsDown: countsDown))
    }
}

/// How much of a span of time has gone by, or is left.
private enum TimerFraction {
    static func of(_ interval: ClosedRange<Date>, countsDown: Bool) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        guard length > 0 else { return countsDown ? 0 : 1 }
        let gone = min(max(Date().timeIntervalSince(interval.lowerBound) / length, 0), 1)
        return countsDown ? 1 - gone : gone
    }
}
