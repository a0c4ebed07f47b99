/// A scheduler that runs all work at once, delayed work too.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The one point in time.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        public typealias Stride = SchedulerInterval
        public func distance(to other: Self) -> Stride { 0 }
        public func advanced(by stride: Stride) -> Self { self }
    }

    public typealias SchedulerOptions = Never

    /// The scheduler.
    public static let shared = ImmediateScheduler()

    public var now: SchedulerTimeType { SchedulerTimeType() }
    public var minimumTolerance: SchedulerInterval { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerInterval, options: Never?, _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Runs the work once.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
