import Foundation

/// What the surroundings decide about a text's words.
struct TextSettings {
    let locale: Locale
    let calendar: Calendar
    let timeZone: TimeZone
    let textCase: Text.Case?
    private let time: HostTime?
    private let numbers: LocaleNumbers

    init(
        locale: Locale = LocaleKey.defaultValue, calendar: Calendar = CalendarKey.defaultValue,
        timeZone: TimeZone = TimeZoneKey.defaultValue, textCase: Text.Case? = nil, time: HostTime? = nil
    ) {
        self.locale = locale
        self.calendar = calendar
        self.timeZone = timeZone
        self.textCase = textCase
        self.time = time
        numbers = LocaleNumbers(locale)
    }

    /// What a scope decides about a text's words.
    init(_ scope: EnvironmentScope, time: HostTime) {
        self.init(
            locale: scope[LocaleKey.self], calendar: scope[CalendarKey.self], timeZone: scope[TimeZoneKey.self],
            textCase: scope[TextCaseKey.self], time: time)
    }

    /// The present, for texts that count from it.
    var now: Date { time?.now ?? .now }

    /// How the locale prints whole numbers, where that can be told without a formatter.
    var grouping: IntegerGrouping? { numbers.grouping }
}

/// A locale's way of printing numbers, looked up when the first one is printed.
private final class LocaleNumbers {
    private let locale: Locale
    private(set) lazy var grouping = IntegerGrouping.of(locale)

    init(_ locale: Locale) {
        self.locale = locale
    }

    nonisolated deinit {}
}
