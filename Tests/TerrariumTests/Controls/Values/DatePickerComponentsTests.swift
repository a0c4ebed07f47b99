import Foundation
import Terrarium
import Testing

struct DatePickerComponentsTests {
    private let moment = Date(timeIntervalSince1970: 1_772_375_405)

    private func text(_ components: DatePickerComponents, in zone: TimeZone = .gmt) -> String {
        components.text(of: moment, calendar: Calendar(identifier: .gregorian), timeZone: zone)
    }

    @Test func eachPartIsSaidAlike() {
        #expect(text(.date) == "2026-03-01")
        #expect(text(.hourAndMinute) == "14:30")
        #expect(text([.date, .hourAndMinute]) == "2026-03-01 14:30")
        #expect(text(.hourMinuteAndSecond) == "14:30:05")
        #expect(text([]) == "")
    }

    @Test func theTimeZoneCounts() throws {
        let tokyo = try #require(TimeZone(secondsFromGMT: 9 * 3_600))
        #expect(text([.date, .hourAndMinute], in: tokyo) == "2026-03-01 23:30")
    }
}
