public import Dispatch

extension DispatchQueue: Scheduler {
    /// A point in time on a queue.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        public typealias Stride = SchedulerInterval
        /// The point in time as Dispatch has it.
        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) { dispatchTime = time }

        public func distance(to other: Self) -> Stride {
            let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return start <= end ? .nanoseconds(Int(clamping: end - start)) : .nanoseconds(-Int(clamping: start - end))
        }

        public func advanced(by stride: Stride) -> Self { Self(dispatchTime + .nanoseconds(stride.magnitude)) }

        public static func == (left: Self, right: Self) -> Bool {
            left.dispatchTime.uptimeNanoseconds == right.dispatchTime.uptimeNanoseconds
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }
    }

    /// How a queue runs work.
    public struct SchedulerOptions: @unchecked Sendable {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    public var minimumTolerance: SchedulerInterval { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = HandedOver(action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerInterval, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = HandedOver(action)
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            action.value()
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = HandedOver(action)
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime, repeating: .nanoseconds(Swift.max(interval.magnitude, 1)),
            leeway: .nanoseconds(Swift.max(tolerance.magnitude, 0)))
        timer.setEventHandler(
            qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
        ) { action.value() }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
