public import Foundation

extension Text {
    /// Shows a date as a formatter prints it.
    public init(_ date: Date, formatter: Formatter) {
        self.init(TextValue(formatted: FormatterValue(subject: date, formatter: formatter)))
    }
}
