extension Publishers {
    /// A publisher whose events arrive on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        let scheduler: Context
        let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ScheduledStage(downstream: subscriber) { scheduler.schedule(options: options, $0) })
        }
    }

    /// A publisher whose events arrive on a scheduler some time later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        let interval: Context.SchedulerTimeType.Stride
        let tolerance: Context.SchedulerTimeType.Stride
        let scheduler: Context
        let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ScheduledStage(downstream: subscriber) {
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
                })
        }
    }

    /// A publisher that is subscribed to, asked and cancelled on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        let scheduler: Context
        let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stage = RequestingStage(downstream: subscriber) { scheduler.schedule(options: options, $0) }
            scheduler.schedule(options: options) { upstream.subscribe(stage) }
        }
    }
}

extension Publisher {
    /// Delivers values and the end on `scheduler`.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Delivers values and the end on `scheduler`, each `interval` after it came.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }

    /// Subscribes, asks for values and cancels on `scheduler`.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

/// One subscription whose way up goes through a scheduler.
private final class RequestingStage<Downstream: Subscriber>: Subscriber, Subscription {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let lock = StateLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private let schedule: (@escaping () -> Void) -> Void

    init(downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        let receiver = lock.withLock {
            upstream = subscription
            return downstream
        }
        receiver?.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand { lock.withLock { downstream }?.receive(input) ?? .none }

    func receive(completion: Subscribers.Completion<Failure>) { close().downstream?.receive(completion: completion) }

    func request(_ demand: Subscribers.Demand) {
        schedule { [self] in lock.withLock { upstream }?.request(demand) }
    }

    func cancel() {
        let subscription = close().upstream
        schedule { subscription?.cancel() }
    }

    private func close() -> (upstream: (any Subscription)?, downstream: Downstream?) {
        lock.withLock {
            defer { (upstream, downstream) = (nil, nil) }
            return (upstream, downstream)
        }
    }
}
