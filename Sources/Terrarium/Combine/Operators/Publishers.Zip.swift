import Foundation

extension Publishers {
    /// A publisher of the first values of two publishers, then the second ones, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        let (a, b): (A, B)

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            ZipStage<S, A.Output, B.Output>(subscriber) { ($0, $1) }
                .start(a.eraseToAnyPublisher(), b.eraseToAnyPublisher())
        }
    }

    /// A publisher of the first values of three publishers, then the second ones, and so on.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        let (a, b, c): (A, B, C)

        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            ZipStage<S, A.Output, B.Output, C.Output>(subscriber) { ($0, $1, $2) }
                .start(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
        }
    }

    /// A publisher of the first values of four publishers, then the second ones, and so on.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        let (a, b, c, d): (A, B, C, D)

        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            ZipStage<S, A.Output, B.Output, C.Output, D.Output>(subscriber) { ($0, $1, $2, $3) }
                .start(
                    a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher())
        }
    }
}

extension Publisher {
    /// Sends the values of this and another publisher in pairs: the first of both, then the second of both.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// Sends what `transform` makes of each pair.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        zip(other).map { transform($0.0, $0.1) }
    }

    /// Sends the values of three publishers together.
    public func zip<P: Publisher, Q: Publisher>(
        _ first: P, _ second: Q
    ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, first, second)
    }

    /// Sends what `transform` makes of the values of three publishers.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ first: P, _ second: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        zip(first, second).map { transform($0.0, $0.1, $0.2) }
    }

    /// Sends the values of four publishers together.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ first: P, _ second: Q, _ third: R
    ) -> Publishers.Zip4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Zip4(self, first, second, third)
    }
}

/// One subscription to several publishers whose values go together.
final class ZipStage<Downstream: Subscriber, each Value>: Subscription {
    /// The values of one publisher that wait for the others'.
    private final class Queue<Element> {
        var values: [Element] = []
        var isFinished = false
        var isExhausted: Bool { isFinished && values.isEmpty }
    }

    private let lock = StateLock()
    private let delivery = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private let queues: (repeat Queue<each Value>)
    private let combine: (repeat each Value) -> Downstream.Input
    private var inputs = InputList()

    init(_ downstream: Downstream, combine: @escaping (repeat each Value) -> Downstream.Input) {
        self.downstream = downstream
        self.combine = combine
        queues = (repeat Queue<each Value>())
    }

    func start(_ publishers: repeat AnyPublisher<each Value, Downstream.Failure>) {
        downstream?.receive(subscription: self)
        repeat attach(each publishers, to: each queues)
    }

    func request(_ demand: Subscribers.Demand) {
        let subscriptions = lock.withLock {
            self.demand += demand
            return inputs.subscriptions
        }
        for subscription in subscriptions { subscription.request(demand) }
    }

    func cancel() { _ = close() }

    private func attach<Element>(_ publisher: AnyPublisher<Element, Downstream.Failure>, to queue: Queue<Element>) {
        let subscriber = ClosureSubscriber<Element, Downstream.Failure> { [self] subscription in
            let open = lock.withLock {
                inputs.subscriptions.append(subscription)
                return demand
            }
            if open > .none { subscription.request(open) }
        } onValue: { [self] value in
            receive(value, in: queue)
            return .none
        } onCompletion: { [self] completion in
            if case .failure = completion {
                close()?.receive(completion: completion)
            } else {
                lock.withLock { queue.isFinished = true }
                endIfExhausted()
            }
        }
        let isOpen = lock.withLock {
            if downstream != nil { inputs.cancellables.append(subscriber) }
            return downstream != nil
        }
        if isOpen { publisher.subscribe(subscriber) }
    }

    private func receive<Element>(_ value: Element, in queue: Queue<Element>) {
        delivery.withLock {
            let (receiver, values) = lock.withLock {
                queue.values.append(value)
                return (downstream, takeFirst())
            }
            guard let receiver, let values else { return }
            let more = receiver.receive(combine(repeat each values))
            if more > .none { request(more) }
            endIfExhausted()
        }
    }

    /// Takes the first value of each queue, once there is one in each.
    private func takeFirst() -> (repeat each Value)? {
        var isComplete = true
        for queue in repeat each queues { isComplete = isComplete && !queue.values.isEmpty }
        guard isComplete else { return nil }
        demand -= 1
        return (repeat (each queues).values.removeFirst())
    }

    /// It ends when nothing can go together with what is still to come.
    private func endIfExhausted() {
        let isExhausted = lock.withLock {
            var isExhausted = false
            for queue in repeat each queues { isExhausted = isExhausted || queue.isExhausted }
            return isExhausted
        }
        if isExhausted { close()?.receive(completion: .finished) }
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
