import Foundation
import Testing

@testable import Terrarium

@Suite struct FormattedValuesTests {
    private func check(
        _ text: Text, _ expected: String, locale: String = "en_US", sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let settings = TextSettings(locale: Locale(identifier: locale))
        #expect(text.value.resolve(in: settings).string == expected, sourceLocation: sourceLocation)
    }

    @Test func formatStylesFollowTheLocale() {
        check(Text(1234.5, format: .number), "1,234.5")
        check(Text(1234.5, format: .number), "1.234,5", locale: "de_DE")
        check(Text(0.5, format: .percent), "50%")
        check(Text(["a", "b"], format: .list(type: .and)), "a and b")
    }

    @Test func aStyleKeepsALocaleOfItsOwn() {
        check(Text(1234.5, format: .number.locale(Locale(identifier: "de_DE"))), "1.234,5")
    }

    @Test func datesUseTheTimeZoneOfTheSurroundings() throws {
        let date = Date(timeIntervalSince1970: 0)
        let text = Text(date, format: .dateTime.year().month(.twoDigits).day(.twoDigits))
        check(text, "01/01/1970")
        let west = TextSettings(timeZone: try #require(TimeZone(secondsFromGMT: -3600)))
        #expect(text.value.resolve(in: west).string == "12/31/1969")
    }

    @Test func formatters() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.minimumFractionDigits = 2
        check(Text(NSNumber(value: 3), formatter: formatter), "3.00")
    }
}
