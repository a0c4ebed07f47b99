import Foundation

/// What the surroundings decide about a text's words.
struct TextSettings {
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone
    var textCase: Text.Case?
    private let fixedNow: Date?

    init(
        locale: Locale = LocaleKey.defaultValue, calendar: Calendar = CalendarKey.defaultValue,
        timeZone: TimeZone = TimeZoneKey.defaultValue, textCase: Text.Case? = nil, now: Date? = nil
    ) {
        self.locale = locale
        self.calendar = calendar
        self.timeZone = timeZone
        self.textCase = textCase
        fixedNow = now
    }

    /// What a scope decides about a text's words.
    init(_ scope: EnvironmentScope, now: Date) {
        self.init(
            locale: scope[LocaleKey.self], calendar: scope[CalendarKey.self], timeZone: scope[TimeZoneKey.self],
            textCase: scope[TextCaseKey.self], now: now)
    }

    /// The present, for texts that count from it.
    var now: Date { fixedNow ?? .now }
}
