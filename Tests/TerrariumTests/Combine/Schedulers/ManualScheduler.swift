import Foundation
import Terrarium

/// A scheduler whose time the test moves.
final class ManualScheduler: Scheduler {
    struct SchedulerTimeType: Strideable, Hashable {
        typealias Stride = SchedulerInterval
        var nanoseconds = 0
        func distance(to other: Self) -> Stride { .nanoseconds(other.nanoseconds - nanoseconds) }
        func advanced(by stride: Stride) -> Self { Self(nanoseconds: nanoseconds + stride.magnitude) }
    }

    typealias SchedulerOptions = Never

    private(set) var now = SchedulerTimeType()
    var minimumTolerance: SchedulerInterval { 0 }
    private var jobs: [(time: SchedulerTimeType, number: Int, action: () -> Void)] = []
    private var count = 0

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        schedule(after: now, tolerance: 0, options: nil, action)
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerInterval, options: Never?, _ action: @escaping () -> Void
    ) {
        count += 1
        jobs.append((date, count, action))
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, tolerance: 0, options: nil, action)
        return Subscriptions.empty
    }

    /// Moves the time on and runs what is due on the way.
    func advance(by seconds: Double) {
        let end = now.advanced(by: SchedulerInterval(seconds))
        while let next = jobs.filter({ $0.time <= end }).min(by: { ($0.time, $0.number) < ($1.time, $1.number) }) {
            jobs.removeAll { $0.number == next.number }
            now = max(now, next.time)
            next.action()
        }
        now = end
    }
}
