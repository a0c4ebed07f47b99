import Foundation

extension Text {
    /// How a text shows a date.
    public struct DateStyle: Hashable, Codable, Sendable {
        enum Kind: String, Hashable, Codable {
            case time, date, relative, offset, timer
        }

        let kind: Kind

        /// The time of day: `11:23 PM`.
        public static let time = DateStyle(kind: .time)
        /// The day: `June 3, 2019`.
        public static let date = DateStyle(kind: .date)
        /// The time to or from now in two units: `2 hours, 23 minutes`.
        public static let relative = DateStyle(kind: .relative)
        /// The time to or from now in one unit, with a sign: `+2 hours`.
        public static let offset = DateStyle(kind: .offset)
        /// A timer that counts to or from now: `36:59:01`.
        public static let timer = DateStyle(kind: .timer)
    }
}

/// A date as one of the styles shows it.
final class StyledDateValue: TextContent, @unchecked Sendable {
    private let date: Date
    private let style: Text.DateStyle

    init(date: Date, style: Text.DateStyle) {
        self.date = date
        self.style = style
    }

    override func resolve(in settings: TextSettings) -> ResolvedText { ResolvedText(string(in: settings)) }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? StyledDateValue else { return false }
        return date == other.date && style == other.style
    }

    override var dependsOnTime: Bool { style != .date && style != .time }

    private func string(in settings: TextSettings) -> String {
        switch style.kind {
        case .time: settings.dateFormatter(date: .none, time: .short).string(from: date)
        case .date: settings.dateFormatter(date: .long, time: .none).string(from: date)
        case .relative: settings.distance(from: settings.now, to: date, units: 2)
        case .offset: (date < settings.now ? "-" : "+") + settings.distance(from: settings.now, to: date, units: 1)
        case .timer: timerText(seconds: abs(date.timeIntervalSince(settings.now)), showsHours: true)
        }
    }
}

/// A time between two dates: the day only where it says more than the times alone.
final class DateRangeValue: TextContent, @unchecked Sendable {
    private let dates: ClosedRange<Date>

    init(dates: ClosedRange<Date>) {
        self.dates = dates
    }

    override func resolve(in settings: TextSettings) -> ResolvedText {
        var calendar = settings.calendar
        calendar.timeZone = settings.timeZone
        let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
        let style = Date.IntervalFormatStyle(
            date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: settings.locale, calendar: calendar,
            timeZone: settings.timeZone)
        return ResolvedText(style.format(dates.lowerBound..<dates.upperBound))
    }

    override func isEqual(to other: TextContent) -> Bool { dates == (other as? DateRangeValue)?.dates }
}

/// A timer that runs between two dates.
final class TimerValue: TextContent, @unchecked Sendable {
    private let interval: ClosedRange<Date>
    private let pauseTime: Date?
    private let countsDown: Bool
    private let showsHours: Bool

    init(interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool) {
        self.interval = interval
        self.pauseTime = pauseTime
        self.countsDown = countsDown
        self.showsHours = showsHours
    }

    override func resolve(in settings: TextSettings) -> ResolvedText {
        let moment = min(max(pauseTime ?? settings.now, interval.lowerBound), interval.upperBound)
        let seconds =
            countsDown
            ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
        return ResolvedText(timerText(seconds: seconds, showsHours: showsHours))
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? TimerValue else { return false }
        return interval == other.interval && pauseTime == other.pauseTime && countsDown == other.countsDown
            && showsHours == other.showsHours
    }

    override var dependsOnTime: Bool { pauseTime == nil }
}

extension TextSettings {
    /// A formatter, and not a format style: the latter gives a German hour one digit where the locale has two.
    fileprivate func dateFormatter(date: DateFormatter.Style, time: DateFormatter.Style) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = timeZone
        formatter.dateStyle = date
        formatter.timeStyle = time
        return formatter
    }

    /// The time between two dates in its largest units, in whole numbers.
    fileprivate func distance(from start: Date, to end: Date, units: Int) -> String {
        let fields: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]
        let (first, last) = (min(start, end), max(start, end))
        var calendar = calendar
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents(Set(fields), from: first, to: last)
        let values = fields.map { ($0, parts.value(for: $0) ?? 0) }
        let largest = values.firstIndex { $0.1 > 0 } ?? values.count - 1
        return values[largest...].prefix(units)
            .filter { $0.1 > 0 || values[largest].1 == 0 }
            .map { unitText($0.1, of: $0.0) }
            .joined(separator: ", ")
    }

    /// A number of units in words, in the locale's language where Foundation knows it: months and years are English.
    private func unitText(_ value: Int, of unit: Calendar.Component) -> String {
        switch unit {
        case .year: return value == 1 ? "1 year" : "\(value) years"
        case .month: return value == 1 ? "1 month" : "\(value) months"
        case .day: return duration(value * 86_400, in: .days)
        case .hour: return duration(value * 3_600, in: .hours)
        case .minute: return duration(value * 60, in: .minutes)
        default: return duration(value, in: .seconds)
        }
    }

    private func duration(_ seconds: Int, in unit: Duration.UnitsFormatStyle.Unit) -> String {
        Duration.seconds(seconds).formatted(.units(allowed: [unit], width: .wide).locale(locale))
    }
}

/// A time as a timer shows it: `2:05`, `36:59:01`.
private func timerText(seconds: TimeInterval, showsHours: Bool) -> String {
    let whole = Int(min(max(seconds, 0), 1e9).rounded(.down))
    let (hours, minutes) = showsHours ? (whole / 3_600, whole / 60 % 60) : (0, whole / 60)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0
        ? "\(hours):\(padded(minutes)):\(padded(whole % 60))" : "\(minutes):\(padded(whole % 60))"
}
