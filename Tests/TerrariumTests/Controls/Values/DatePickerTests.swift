import Foundation
import Terrarium
import Testing

private let newYear = Date(timeIntervalSince1970: 1_767_225_600)

private struct Booking: View {
    @State private var day = newYear
    let range = newYear...newYear.addingTimeInterval(10 * 86_400)

    var body: some View {
        VStack {
            DatePicker("Day", selection: $day, in: range, displayedComponents: .date)
            Text(verbatim: "\(Int(day.timeIntervalSince(newYear) / 86_400)) days on")
        }
        .environment(\.timeZone, .gmt)
    }
}

@MainActor
struct DatePickerTests {
    @Test func aDateIsChosenAndKeptWithinTheRange() throws {
        let host = host(300, 100) { Booking() }
        try host.set(.role(.datePicker), to: newYear.addingTimeInterval(2 * 86_400))
        #expect(host.texts.last == "2 days on")
        try host.set(.role(.datePicker), to: newYear.addingTimeInterval(99 * 86_400))
        #expect(host.texts.last == "10 days on")
        try host.set(.role(.datePicker), to: .distantPast)
        #expect(host.texts.last == "0 days on")
    }

    @Test func outlinesShowTheDateTheSameEverywhere() {
        checkOutline(
            DatePicker("Day", selection: .constant(newYear)).environment(\.timeZone, .gmt)
                .environment(\.locale, Locale(identifier: "ja_JP")),
            """
            DatePicker "Day" value="2026-01-01 00:00" [set] @0,34 200x32
            """)
    }
}
