import Foundation

/// What the surroundings decide about a text's words.
///
/// An object, so that one of them does for all texts in a place.
final class TextSettings {
    let locale: Locale
    let calendar: Calendar
    let timeZone: TimeZone
    let textCase: Text.Case?
    private let time: HostTime?
    /// How the locale prints whole numbers, where that can be told without a formatter. Looked up for the first one.
    private(set) lazy var grouping = IntegerGrouping.of(locale)

    init(
        locale: Locale = LocaleKey.defaultValue, calendar: Calendar = CalendarKey.defaultValue,
        timeZone: TimeZone = TimeZoneKey.defaultValue, textCase: Text.Case? = nil, time: HostTime? = nil
    ) {
        self.locale = locale
        self.calendar = calendar
        self.timeZone = timeZone
        self.textCase = textCase
        self.time = time
    }

    /// What a scope decides about a text's words.
    convenience init(_ scope: EnvironmentScope, time: HostTime) {
        self.init(
            locale: scope[LocaleKey.self], calendar: scope[CalendarKey.self], timeZone: scope[TimeZoneKey.self],
            textCase: scope[TextCaseKey.self], time: time)
    }

    /// The present, for texts that count from it.
    var now: Date { time?.now ?? .now }

    nonisolated deinit {}
}
