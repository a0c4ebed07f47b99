public import Foundation

extension Text {
    /// Shows a string with attributes.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(TextValue(attributedContent))
    }

    /// Shows a value as a format style prints it.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(TextValue(formatted: FormatStyleValue(input: input, format: format)))
    }

    /// Shows a value as a format style prints it.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(TextValue(formatted: AttributedFormatStyleValue(input: input, format: format)))
    }

    /// Shows a value as a formatter prints it.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(TextValue(formatted: FormatterValue(subject: subject, formatter: formatter)))
    }

    /// Shows an object as a formatter prints it.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(TextValue(formatted: FormatterValue(subject: subject, formatter: formatter)))
    }

    /// Shows a date, or how far away it is.
    public init(_ date: Date, style: DateStyle) {
        self.init(TextValue(formatted: StyledDateValue(date: date, style: style)))
    }

    /// Shows the time between two dates.
    public init(_ dates: ClosedRange<Date>) {
        self.init(TextValue(formatted: DateRangeValue(dates: dates)))
    }

    /// Shows the time between two dates.
    public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }

    /// Shows a timer that runs between two dates.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            TextValue(
                formatted: TimerValue(
                    interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
}
