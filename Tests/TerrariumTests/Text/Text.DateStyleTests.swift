import Foundation
import Testing

@testable import Terrarium

@Suite struct TextDateStyleTests {
    /// Asserts what a text shows at 2001-09-09 01:46:40 GMT.
    private func check(
        _ text: Text, _ expected: String, locale: String = "en_US", sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let settings = TextSettings(locale: Locale(identifier: locale), time: HostTime(start: now))
        // Times hold a narrow space that cannot be told from an ordinary one.
        let shown = text.value.resolve(in: settings).string.map { $0.isWhitespace ? " " : $0 }
        #expect(String(shown) == expected, sourceLocation: sourceLocation)
    }

    private let now = Date(timeIntervalSince1970: 1_000_000_000)

    private func after(_ seconds: Double) -> Date { now.addingTimeInterval(seconds) }

    @Test func daysAndTimes() {
        check(Text(now, style: .date), "September 9, 2001")
        check(Text(now, style: .date), "9. September 2001", locale: "de_DE")
        check(Text(now, style: .time), "1:46 AM")
        check(Text(now, style: .time), "01:46", locale: "de_DE")
    }

    @MainActor
    @Test(arguments: [("de_DE", "9. September 2001"), ("en_US", "September 9, 2001"), ("ja_JP", "2001年9月9日")])
    func aHostShowsDatesByTheLocaleOfTheSurroundings(_ locale: String, _ expected: String) {
        let host = host(300, 60) {
            VStack {
                Text(now, style: .date)
                Text(now, format: .dateTime.day().month(.wide).year())
            }
            .environment(\.locale, Locale(identifier: locale))
        }
        #expect(host.texts == [expected, expected])
    }

    @MainActor
    @Test func aHostsTextsCountOnItsClock() async throws {
        let begin = Date().addingTimeInterval(-60.5)
        let host = host(300, 60) {
            VStack {
                Text(begin, style: .timer)
                Text("since ") + Text(begin, style: .relative)
                Text("still")
            }
        }
        #expect(host.texts == ["1:00", "since 1 minute", "still"])
        try await Task.sleep(for: .milliseconds(600))
        // Everything is resolved again, and the time has not moved.
        host.environment.dynamicTypeSize = .accessibility1
        #expect(host.texts == ["1:00", "since 1 minute", "still"])
        try await host.advance(by: .seconds(5))
        #expect(host.texts == ["1:05", "since 1 minute, 5 seconds", "still"])
    }

    @MainActor
    @Test func theTimeMeasuresOnlyTextsThatShowIt() async throws {
        let begin = Date().addingTimeInterval(-9.5)
        let host = host(300, 60) {
            VStack {
                Text(begin, style: .timer).frame(width: 80)
                ForEach(0..<100, id: \.self) { Text("row \($0)") }
            }
        }
        _ = host.outline()
        let before = host.runtime.counters
        try await host.advance(by: .seconds(1))
        #expect(host.texts.first == "0:10")
        #expect(host.runtime.counters.evaluations == before.evaluations)
        #expect(host.runtime.counters.measurements - before.measurements < 10)
    }

    @MainActor
    @Test func textsThatWentAreNotKept() async throws {
        let begin = Date()
        let host = host(300, 60) {
            Swapped { Text(begin, style: .timer) }
        }
        #expect(host.texts.count == 2)
        #expect(host.runtime.time.readerCount == 1)
        try host.tap("Swap")
        try await host.advance(by: .seconds(1))
        #expect(host.texts == ["Swap", "none"])
        #expect(host.runtime.time.readerCount == 0)
    }

    @Test func distances() {
        check(Text(after(2 * 3600 + 23 * 60), style: .relative), "2 hours, 23 minutes")
        check(Text(after(-65), style: .relative), "1 minute, 5 seconds")
        check(Text(after(0), style: .relative), "0 seconds")
        check(Text(after(86_400), style: .relative), "1 day")
        check(Text(after(400 * 86_400), style: .relative), "1 year, 1 month")
        check(Text(after(65), style: .relative), "1 Minute, 5 Sekunden", locale: "de_DE")
        check(Text(after(2 * 3600 + 60), style: .offset), "+2 hours")
        check(Text(after(-100 * 86_400), style: .offset), "-3 months")
    }

    @Test func timers() {
        check(Text(after(125), style: .timer), "2:05")
        check(Text(after(-36 * 3600 - 59 * 60 - 1), style: .timer), "36:59:01")
        check(Text(timerInterval: now...after(60)), "1:00")
        check(Text(timerInterval: after(-10)...after(60), countsDown: false), "0:10")
        check(Text(timerInterval: after(-100)...after(-50)), "0:00")
        check(Text(timerInterval: now...after(7_265), showsHours: false), "121:05")
        check(Text(timerInterval: now...after(7_265)), "2:01:05")
        check(Text(timerInterval: now...after(60), pauseTime: after(15)), "0:45")
    }

    @Test func intervals() {
        check(Text(now...after(7_200)), "1:46 – 3:46 AM")
        check(Text(DateInterval(start: now, duration: 7_200)), "1:46 – 3:46 AM")
        check(Text(now...after(2 * 86_400)), "Sep 9, 2001 at 1:46 AM – Sep 11, 2001 at 1:46 AM")
    }
}

/// Shows its content until it is told to swap it.
private struct Swapped<Content: View>: View {
    @State private var isSwapped = false
    @ViewBuilder let content: Content

    var body: some View {
        Button("Swap") { isSwapped.toggle() }
        if isSwapped { Text("none") } else { content }
    }
}
