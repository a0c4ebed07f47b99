import Foundation
import Terrarium
import Testing

private struct Holidays: View {
    @State private var days: Set<DateComponents> = []
    var bounds = Date.distantPast..<Date.distantFuture

    var body: some View {
        VStack {
            MultiDatePicker("Holidays", selection: $days, in: bounds)
            Text(verbatim: "\(days.count) days")
        }
    }
}

@MainActor
struct MultiDatePickerTests {
    private let first = Date(timeIntervalSince1970: 1_772_323_200)  // 2026-03-01

    private func shown(_ view: Holidays) -> ViewHost {
        var values = EnvironmentValues()
        values.timeZone = .gmt
        return ViewHost(size: CGSize(width: 300, height: 200), environment: values) { view }
    }

    @Test func aDayIsChosenAndGivenUp() throws {
        let host = shown(Holidays())
        try host.set("Holidays", to: first.addingTimeInterval(3 * 86_400))
        try host.set("Holidays", to: first)
        #expect(try host.find("Holidays").value == "2026-03-01 2026-03-04")
        try host.set("Holidays", to: first.addingTimeInterval(3_600))
        #expect(try host.find("Holidays").value == "2026-03-04")
        #expect(host.texts.last == "1 days")
    }

    @Test func aDayOutsideTheRangeIsIgnored() throws {
        let host = shown(Holidays(bounds: first..<Date.distantFuture))
        try host.set("Holidays", to: first.addingTimeInterval(-86_400))
        #expect(host.texts.last == "0 days")
    }
}
