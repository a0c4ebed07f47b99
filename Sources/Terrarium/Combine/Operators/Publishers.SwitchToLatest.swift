extension Publishers {
    /// A publisher that sends what the newest of the publishers that it receives sends.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure
        let upstream: Upstream

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stage = SwitchStage(subscriber)
            subscriber.receive(subscription: stage)
            stage.start(upstream)
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends what the newest of the received publishers sends, and leaves the one before.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// The same where only the received publishers can fail.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.MapError<Self, Output.Failure>> {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    /// The same where nothing can fail.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

/// One subscription to the newest of several publishers.
final class SwitchStage<Downstream: Subscriber>: Subscription {
    private let lock = StateLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var outer: (any Cancellable)?
    private var isOuterDone = false
    private var inner: (any Cancellable)?
    private var innerSubscription: (any Subscription)?
    /// Counts the publishers, so that what an old one still sends is known to be late.
    private var current = 0

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    func start<P: Publisher>(
        _ publisher: P
    )
    where
        P.Failure == Downstream.Failure, P.Output: Publisher, P.Output.Output == Downstream.Input,
        P.Output.Failure == Downstream.Failure
    {
        let subscriber = ClosureSubscriber<P.Output, P.Failure> {
            $0.request(.unlimited)
        } onValue: { [self] publisher in
            follow(publisher)
            return .none
        } onCompletion: { [self] completion in
            if case .failure = completion { return end(completion) }
            lock.withLock { isOuterDone = true }
            endIfDone()
        }
        lock.withLock { outer = subscriber }
        publisher.subscribe(subscriber)
    }

    func request(_ demand: Subscribers.Demand) {
        let subscription = lock.withLock {
            self.demand += demand
            return innerSubscription
        }
        subscription?.request(demand)
    }

    func cancel() { _ = close() }

    private func follow<P: Publisher>(
        _ publisher: P
    ) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        let (id, old) = lock.withLock {
            current += 1
            defer { (inner, innerSubscription) = (nil, nil) }
            return (current, inner)
        }
        old?.cancel()
        let subscriber = ClosureSubscriber<P.Output, P.Failure> { [self] subscription in
            let open = lock.withLock {
                if id == current { innerSubscription = subscription }
                return demand
            }
            if open > .none { subscription.request(open) }
        } onValue: { [self] value in
            send(value, from: id)
        } onCompletion: { [self] completion in
            guard lock.withLock({ id == current }) else { return }
            if case .failure = completion { return end(completion) }
            lock.withLock { (inner, innerSubscription) = (nil, nil) }
            endIfDone()
        }
        let isOpen = lock.withLock {
            if downstream != nil { inner = subscriber }
            return downstream != nil
        }
        if isOpen { publisher.subscribe(subscriber) }
    }

    private func send(_ value: Downstream.Input, from id: Int) -> Subscribers.Demand {
        let receiver = lock.withLock { () -> Downstream? in
            guard id == current else { return nil }
            demand -= 1
            return downstream
        }
        let more = receiver?.receive(value) ?? .none
        let isCurrent = lock.withLock {
            demand += more
            return id == current
        }
        // A publisher that took over meanwhile has not seen this demand.
        if !isCurrent, more > .none { lock.withLock { innerSubscription }?.request(more) }
        return isCurrent ? more : .none
    }

    private func endIfDone() {
        if lock.withLock({ isOuterDone && inner == nil }) { end(.finished) }
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        close()?.receive(completion: completion)
    }

    private func close() -> Downstream? {
        let (receiver, sources) = lock.withLock {
            defer { (downstream, outer, inner, innerSubscription) = (nil, nil, nil, nil) }
            return (downstream, [outer, inner])
        }
        for source in sources { source?.cancel() }
        return receiver
    }
}
