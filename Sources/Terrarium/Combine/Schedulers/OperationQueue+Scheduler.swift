public import Foundation

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

    /// There is nothing to say about how an operation queue runs work.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerInterval { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = HandedOver(action)
        addOperation { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerInterval, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let timing = Self.timing
        timing.schedule(after: timing.now.advanced(by: now.distance(to: date))) { self.schedule(action) }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timing = Self.timing
        return timing.schedule(
            after: timing.now.advanced(by: now.distance(to: date)), interval: interval, tolerance: tolerance,
            options: nil
        ) {
            self.schedule(action)
        }
    }

    /// Waits for points in time, as operations start at once.
    private static let timing = DispatchQueue(label: "Terrarium.OperationQueue.timing")
}
