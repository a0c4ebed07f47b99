public import Foundation

/// Work for the main run loop goes through the main queue, which is served whether the program runs that loop or an
/// asynchronous `main`.
extension RunLoop: Scheduler {
    /// A point in time on a run loop.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        public typealias Stride = SchedulerInterval
        /// The point in time.
        public var date: Date

        public init(_ date: Date) { self.date = date }

        public func distance(to other: Self) -> Stride { .seconds(other.date.timeIntervalSince(date)) }
        public func advanced(by stride: Stride) -> Self { Self(date + stride.timeInterval) }
    }

    /// There is nothing to say about how a run loop runs work.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerInterval { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if self === RunLoop.main { return DispatchQueue.main.schedule(action) }
        let action = HandedOver(action)
        perform { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerInterval, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if self === RunLoop.main {
            let queue = DispatchQueue.main
            return queue.schedule(after: queue.now.advanced(by: now.distance(to: date)), action)
        }
        let action = HandedOver(action)
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if self === RunLoop.main {
            let queue = DispatchQueue.main
            return queue.schedule(
                after: queue.now.advanced(by: now.distance(to: date)), interval: interval, tolerance: tolerance,
                options: nil, action)
        }
        let action = HandedOver(action)
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action.value() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }
}
