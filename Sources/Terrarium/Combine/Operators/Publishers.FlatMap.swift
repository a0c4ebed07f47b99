import Foundation

extension Publishers {
    /// A publisher that makes a publisher of each value and sends what all of them send.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        let maxPublishers: Subscribers.Demand
        let transform: (Upstream.Output) -> NewPublisher

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stage = FlatMapStage(subscriber)
            subscriber.receive(subscription: stage)
            stage.start(upstream, maxPublishers: maxPublishers, transform)
        }
    }
}

extension Publisher {
    /// Makes a publisher of each value, at most `maxPublishers` at a time, and sends what all of them send.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Output == T, P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// The same where only this publisher can fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.MapError<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// The same where only the publishers that are made can fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.MapError<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// The same where nothing can fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

/// One subscription to several publishers at once.
///
/// While the subscriber asks for everything, so does the stage. Else each publisher is asked for one value, which waits
/// here until it is asked for.
final class FlatMapStage<Downstream: Subscriber>: Subscription {
    private typealias Child = ClosureSubscriber<Downstream.Input, Downstream.Failure>

    private let lock = StateLock()
    private let delivery = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var outer: (any Cancellable)?
    private var outerSubscription: (any Subscription)?
    private var isOuterDone = false
    private var children: [Int: (child: Child, subscription: (any Subscription)?)] = [:]
    private var childCount = 0
    private var waiting: [(value: Downstream.Input, child: Int)] = []

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    func start<P: Publisher, Inner: Publisher>(
        _ publisher: P, maxPublishers: Subscribers.Demand, _ transform: @escaping (P.Output) -> Inner
    ) where P.Failure == Downstream.Failure, Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
        let subscriber = ClosureSubscriber<P.Output, P.Failure> { [self] subscription in
            lock.withLock { outerSubscription = subscription }
            subscription.request(maxPublishers)
        } onValue: { [self] value in
            add(transform(value))
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
        let (isNowUnlimited, subscriptions) = lock.withLock {
            let wasUnlimited = self.demand == .unlimited
            self.demand += demand
            return (!wasUnlimited && self.demand == .unlimited, children.values.map(\.subscription))
        }
        if isNowUnlimited { for subscription in subscriptions { subscription?.request(.unlimited) } }
        drain()
    }

    func cancel() {
        _ = close()
    }

    private func add<Inner: Publisher>(
        _ publisher: Inner
    ) where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
        let id = lock.withLock {
            childCount += 1
            return childCount
        }
        let child = Child { [self] subscription in
            let open = lock.withLock {
                children[id]?.subscription = subscription
                return demand
            }
            subscription.request(open == .unlimited ? .unlimited : .max(1))
        } onValue: { [self] value in
            receive(value, from: id)
        } onCompletion: { [self] completion in
            if case .failure = completion { return end(completion) }
            let outer = lock.withLock {
                children[id] = nil
                return outerSubscription
            }
            outer?.request(.max(1))
            endIfDone()
        }
        let isOpen = lock.withLock {
            if downstream != nil { children[id] = (child, nil) }
            return downstream != nil
        }
        if isOpen { publisher.subscribe(child) }
    }

    private func receive(_ value: Downstream.Input, from child: Int) -> Subscribers.Demand {
        delivery.withLock {
            let (receiver, isUnlimited) = lock.withLock { accept(value, from: child) }
            guard let receiver else { return .none }
            let more = receiver.receive(value)
            if more > .none { request(more) }
            return isUnlimited ? .none : .max(1)
        }
    }

    /// Takes a value: who gets it at once, or nobody where it has to wait.
    private func accept(_ value: Downstream.Input, from child: Int) -> (Downstream?, isUnlimited: Bool) {
        guard downstream != nil else { return (nil, false) }
        guard demand > .none else {
            waiting.append((value, child))
            return (nil, false)
        }
        demand -= 1
        return (downstream, demand == .unlimited)
    }

    /// Sends waiting values as long as there is demand.
    private func drain() {
        delivery.withLock {
            while let (receiver, value, source) = lock.withLock({ takeWaiting() }) {
                let more = receiver.receive(value)
                lock.withLock { demand += more }
                source?.request(.max(1))
            }
        }
        endIfDone()
    }

    private func takeWaiting() -> (Downstream, Downstream.Input, (any Subscription)?)? {
        guard let receiver = downstream, demand > .none, !waiting.isEmpty else { return nil }
        demand -= 1
        let (value, child) = waiting.removeFirst()
        return (receiver, value, children[child]?.subscription)
    }

    private func endIfDone() {
        if lock.withLock({ isOuterDone && children.isEmpty && waiting.isEmpty }) { end(.finished) }
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        close()?.receive(completion: completion)
    }

    /// Lets go of everything and returns who listened.
    private func close() -> Downstream? {
        let (receiver, sources) = lock.withLock {
            defer { (downstream, outer, outerSubscription, children, waiting) = (nil, nil, nil, [:], []) }
            return (downstream, [outer] + children.values.map { $0.child as (any Cancellable)? })
        }
        for source in sources { source?.cancel() }
        return receiver
    }
}
