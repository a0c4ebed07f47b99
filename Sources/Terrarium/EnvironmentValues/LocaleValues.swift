public import Foundation

extension EnvironmentValues {
    /// The locale in which views format what they show.
    ///
    /// Unlike SwiftUI's, the default is not the machine's setting but `en_US`, so that a program shows the same everywhere.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar in which views read and show dates.
    ///
    /// Unlike SwiftUI's, the default is not the calendar that the machine is set to but the Gregorian one, in `en_US` and in
    /// Greenwich time, so that a program shows the same everywhere.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone in which views show dates; by default Greenwich's, so that a program shows the same everywhere.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}

struct LocaleKey: BuiltInEnvironmentKey {
    static let defaultValue = Locale(identifier: "en_US")
}

struct CalendarKey: BuiltInEnvironmentKey {
    static let defaultValue: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = LocaleKey.defaultValue
        calendar.timeZone = .gmt
        return calendar
    }()
}

struct TimeZoneKey: BuiltInEnvironmentKey {
    static let defaultValue = TimeZone.gmt
}

extension Locale: EnvironmentPrintable {
    package var environmentText: String { identifier }
}

extension TimeZone: EnvironmentPrintable {
    package var environmentText: String { identifier }
}

extension Calendar: EnvironmentPrintable {
    package var environmentText: String { "\(identifier)" }
}
