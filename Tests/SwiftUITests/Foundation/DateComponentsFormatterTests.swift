import SwiftUI
import Testing

struct DateComponentsFormatterTests {
    private func formatter(
        _ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle = .positional,
        _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = units
        formatter.unitsStyle = style
        formatter.zeroFormattingBehavior = zeros
        return formatter
    }

    @Test func positionsHaveTwoDigitsBelowTheLargestUnit() {
        #expect(formatter([.minute, .second]).string(from: 65) == "1:05")
        #expect(formatter([.minute, .second]).string(from: 9) == "9")
        #expect(formatter([.minute, .second], .positional, .pad).string(from: 9) == "00:09")
        #expect(formatter([.hour, .minute, .second]).string(from: 3_605) == "1:00:05")
        #expect(formatter([.minute, .second]).string(from: -65) == "-1:05")
    }

    @Test func unitsAreNamed() {
        #expect(formatter([.hour, .minute], .full).string(from: 7_500) == "2 hours, 5 minutes")
        #expect(formatter([.hour, .minute], .full).string(from: 3_660) == "1 hour, 1 minute")
        #expect(formatter([.hour, .minute], .abbreviated).string(from: 7_500) == "2h 5m")
        #expect(formatter([.day, .hour], .short).string(from: 2 * 86_400 + 3_600) == "2 days, 1 hr")
        #expect(formatter([.hour, .minute], .full).string(from: 7_200) == "2 hours")
    }

    @Test func onlyTheLargestUnitsAreWritten() {
        let largest = formatter([.day, .hour, .minute], .full)
        largest.maximumUnitCount = 1
        #expect(largest.string(from: 90_000) == "1 day")
        largest.includesTimeRemainingPhrase = true
        #expect(largest.string(from: 90_000) == "1 day remaining")
    }

    @Test func datesAndComponentsHaveALength() {
        let units = formatter([.minute, .second], .full)
        let start = Date(timeIntervalSince1970: 0)
        #expect(units.string(from: start, to: start.addingTimeInterval(61)) == "1 minute, 1 second")
        #expect(units.string(from: DateComponents(minute: 2)) == "2 minutes")
        #expect(units.string(from: .infinity) == nil)
    }
}
