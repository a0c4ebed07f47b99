import Dispatch
import Foundation
import Terrarium
import Testing

@Suite struct SchedulerIntervalTests {
    @Test func countsNanoseconds() {
        let cases: [(SchedulerInterval, Int)] = [
            (1, 1_000_000_000), (0.5, 500_000_000), (.seconds(2), 2_000_000_000), (.seconds(0.25), 250_000_000),
            (.milliseconds(3), 3_000_000), (.microseconds(4), 4_000), (.nanoseconds(5), 5),
            (SchedulerInterval(.milliseconds(7)), 7_000_000), (.seconds(Int.max), .max), (.seconds(-1e300), .min),
            (.seconds(1) + .milliseconds(1), 1_001_000_000), (.seconds(1) - 3, -2_000_000_000),
        ]
        for (interval, nanoseconds) in cases { #expect(interval.magnitude == nanoseconds) }
        #expect(SchedulerInterval.milliseconds(1_500).timeInterval == 1.5)
    }
}
