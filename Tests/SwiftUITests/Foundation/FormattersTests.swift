import SwiftUI
import Testing

struct FormattersTests {
    @Test(arguments: [
        (30, "in 30 seconds"), (-60, "1 minute ago"), (7_200, "in 2 hours"), (-86_400, "1 day ago"),
        (86_400 * 14, "in 2 weeks"), (-2_629_746 * 3, "3 months ago"), (31_556_952, "in 1 year"),
    ])
    func distancesInTimeAreWords(seconds: Double, words: String) {
        #expect(RelativeDateTimeFormatter().localizedString(fromTimeInterval: seconds) == words)
    }

    @Test func nearDatesHaveNames() {
        let formatter = RelativeDateTimeFormatter()
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
        #expect(formatter.localizedString(fromTimeInterval: -86_400) == "yesterday")
        #expect(formatter.localizedString(fromTimeInterval: 604_800) == "next week")
        #expect(formatter.localizedString(fromTimeInterval: 7_200) == "in 2 hours")
    }

    @Test func wordsMayBeShort() {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(fromTimeInterval: -7_200) == "2 hr. ago")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.localizedString(fromTimeInterval: -7_200) == "2h ago")
    }

    @Test func listsAreJoined() {
        #expect(ListFormatter.localizedString(byJoining: []) == "")
        #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
        #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
        #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    }
}
