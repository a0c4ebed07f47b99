import Foundation

extension Publishers {
    /// A publisher of the newest values of two publishers, once each has sent one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        let (a, b): (A, B)

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            LatestStage<S, A.Output, B.Output>(subscriber) { ($0, $1) }
                .start(a.eraseToAnyPublisher(), b.eraseToAnyPublisher())
        }
    }

    /// A publisher of the newest values of three publishers, once each has sent one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        let (a, b, c): (A, B, C)

        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            LatestStage<S, A.Output, B.Output, C.Output>(subscriber) { ($0, $1, $2) }
                .start(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
        }
    }

    /// A publisher of the newest values of four publishers, once each has sent one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        let (a, b, c, d): (A, B, C, D)

        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            LatestStage<S, A.Output, B.Output, C.Output, D.Output>(subscriber) { ($0, $1, $2, $3) }
                .start(
                    a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher())
        }
    }
}

extension Publisher {
    /// Sends the newest values of this and another publisher whenever one of them sends, once both have.
    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Sends what `transform` makes of the newest values of this and another publisher.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Sends the newest values of three publishers.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ first: P, _ second: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, first, second)
    }

    /// Sends what `transform` makes of the newest values of three publishers.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ first: P, _ second: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(first, second).map { transform($0.0, $0.1, $0.2) }
    }

    /// Sends the newest values of four publishers.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ first: P, _ second: Q, _ third: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, first, second, third)
    }

    /// Sends what `transform` makes of the newest values of four publishers.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ first: P, _ second: Q, _ third: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(first, second, third).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

/// One subscription to the newest values of several publishers.
final class LatestStage<Downstream: Subscriber, each Value>: Subscription {
    /// The newest value of one publisher.
    private final class Slot<Element> {
        var value: Element?
    }

    private let lock = StateLock()
    private let delivery = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private let slots: (repeat Slot<each Value>)
    private let combine: (repeat each Value) -> Downstream.Input
    private var inputs = InputList()

    init(_ downstream: Downstream, combine: @escaping (repeat each Value) -> Downstream.Input) {
        self.downstream = downstream
        self.combine = combine
        slots = (repeat Slot<each Value>())
    }

    func start(_ publishers: repeat AnyPublisher<each Value, Downstream.Failure>) {
        inputs.count = 0
        for _ in repeat each publishers { inputs.count += 1 }
        downstream?.receive(subscription: self)
        repeat attach(each publishers, to: each slots)
    }

    func request(_ demand: Subscribers.Demand) {
        let subscriptions = lock.withLock {
            self.demand += demand
            return inputs.subscriptions
        }
        for subscription in subscriptions { subscription.request(demand) }
    }

    func cancel() { _ = close() }

    private func attach<Element>(_ publisher: AnyPublisher<Element, Downstream.Failure>, to slot: Slot<Element>) {
        let subscriber = ClosureSubscriber<Element, Downstream.Failure> { [self] subscription in
            let open = lock.withLock {
                inputs.subscriptions.append(subscription)
                return demand
            }
            if open > .none { subscription.request(open) }
        } onValue: { [self] value in
            receive(value, in: slot)
        } onCompletion: { [self] completion in
            complete(completion, hasValue: lock.withLock { slot.value != nil })
        }
        let isOpen = lock.withLock {
            if downstream != nil { inputs.cancellables.append(subscriber) }
            return downstream != nil
        }
        if isOpen { publisher.subscribe(subscriber) }
    }

    private func receive<Element>(_ value: Element, in slot: Slot<Element>) -> Subscribers.Demand {
        delivery.withLock {
            let (receiver, values) = lock.withLock {
                slot.value = value
                return (demand > .none ? downstream : nil, latest())
            }
            guard let receiver, let values else { return .none }
            lock.withLock { demand -= 1 }
            let more = receiver.receive(combine(repeat each values))
            if more > .none { request(more) }
            return .none
        }
    }

    /// The newest values, once there is one of each.
    private func latest() -> (repeat each Value)? {
        var isComplete = true
        for slot in repeat each slots { isComplete = isComplete && slot.value != nil }
        // Where it is complete, the loop has found a value in each slot.
        guard isComplete else { return nil }
        return (repeat (each slots).value.unsafelyUnwrapped)
    }

    /// It ends when all have finished, or when one has that never had a value, as nothing can follow then.
    private func complete(_ completion: Subscribers.Completion<Downstream.Failure>, hasValue: Bool) {
        if case .failure = completion {
            close()?.receive(completion: completion)
        } else {
            let isDone = lock.withLock {
                inputs.count -= 1
                return inputs.count == 0 || !hasValue
            }
            if isDone { close()?.receive(completion: .finished) }
        }
    }

    private func close() -> Downstream? {
        let (receiver, sources) = lock.withLock {
            defer { (downstream, inputs) = (nil, InputList()) }
            return (downstream, inputs.cancellables)
        }
        for source in sources { source.cancel() }
        return receiver
    }
}

/// What a stage knows of the publishers that it is subscribed to.
struct InputList {
    var cancellables: [any Cancellable] = []
    var subscriptions: [any Subscription] = []
    /// How many of them have not finished.
    var count = 0
}
