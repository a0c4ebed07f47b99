package import Foundation

/// The parts of a date that a person can choose.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 1 << 0)
    /// Hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 1)
    /// Hour, minute and second.
    public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 1 << 2)

    /// The parts of a date, the same in every language: `2026-03-01 14:30`.
    package func text(of date: Date, calendar: Calendar, timeZone: TimeZone) -> String {
        var calendar = calendar
        calendar.timeZone = timeZone
        let fields = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        func padded(_ number: Int?, to length: Int = 2) -> String {
            let digits = String(number ?? 0)
            return String(repeating: "0", count: max(0, length - digits.count)) + digits
        }
        var parts: [String] = []
        if contains(.date) {
            parts.append("\(padded(fields.year, to: 4))-\(padded(fields.month))-\(padded(fields.day))")
        }
        if contains(.hourMinuteAndSecond) {
            parts.append("\(padded(fields.hour)):\(padded(fields.minute)):\(padded(fields.second))")
        } else if contains(.hourAndMinute) {
            parts.append("\(padded(fields.hour)):\(padded(fields.minute))")
        }
        return parts.joined(separator: " ")
    }
}
