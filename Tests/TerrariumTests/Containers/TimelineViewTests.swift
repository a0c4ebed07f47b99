import Foundation
import Terrarium
import Testing

private struct Clock: View {
    @State private var isPaused = false
    let start: Date

    var body: some View {
        VStack {
            TimelineView(.animation(minimumInterval: 1, paused: isPaused)) { context in
                Text(verbatim: "\(Int((context.date.timeIntervalSince(start)).rounded()))")
            }
            Button("Pause") { isPaused = true }
        }
    }
}

@MainActor
struct TimelineViewTests {
    @Test func theClockOfTheHostMovesTheTime() async throws {
        let start = Date()
        let host = host { Clock(start: start) }
        #expect(host.texts.first == "0")
        try await host.advance(by: .seconds(3))
        #expect(host.texts.first == "3")
    }

    @Test func aPausedScheduleStandsStill() async throws {
        let start = Date()
        let host = host { Clock(start: start) }
        try await host.advance(by: .seconds(2))
        try host.tap("Pause")
        try await host.advance(by: .seconds(5))
        #expect(host.texts.first == "2")
    }

    @Test func schedulesNameTheirMoments() {
        let zero = Date(timeIntervalSinceReferenceDate: 0)
        func seconds(_ schedule: some TimelineSchedule, from start: Double) -> [Double] {
            schedule.entries(from: zero.addingTimeInterval(start), mode: .normal).prefix(3)
                .map { $0.timeIntervalSince(zero) }
        }
        #expect(seconds(.periodic(from: zero, by: 10), from: 25) == [20, 30, 40])
        #expect(seconds(.periodic(from: zero.addingTimeInterval(50), by: 10), from: 25) == [50, 60, 70])
        #expect(seconds(.periodic(from: zero, by: 0), from: 5) == [0])
        #expect(seconds(.everyMinute, from: 61) == [60, 120, 180])
        #expect(seconds(.explicit([zero]), from: 7) == [0])
        #expect(seconds(.animation(minimumInterval: 2, paused: true), from: 7) == [7])
    }
}
