import Foundation
import Terrarium
import Testing

@Suite struct TimerPublisherTests {
    @Test @MainActor func sendsDatesOnceConnected() async {
        let start = Date()
        var dates: [Date] = []
        for await date in Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().prefix(3).values {
            dates.append(date)
        }
        #expect(dates.count == 3)
        #expect(dates == dates.sorted())
        #expect(dates.allSatisfy { $0 > start })
    }

    @Test @MainActor func stopsWhenCancelled() async {
        var count = 0
        let token = Timer.publish(every: 0.005, on: .main, in: .default).autoconnect().sink { _ in count += 1 }
        while count < 2 { await Task.yield() }
        token.cancel()
        let reached = count
        for await _ in Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().prefix(2).values {}
        #expect(count == reached)
    }
}
