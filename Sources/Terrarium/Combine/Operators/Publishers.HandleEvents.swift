extension Publishers {
    /// A publisher that calls functions as events pass.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        var receiveSubscription: ((any Subscription) -> Void)?
        var receiveOutput: ((Output) -> Void)?
        var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        var receiveCancel: (() -> Void)?
        var receiveRequest: ((Subscribers.Demand) -> Void)?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(EventStage(downstream: subscriber, events: self))
        }
    }
}

extension Publisher {
    /// Calls functions as events pass: values and the end on their way down, demand and cancelling on their way up.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// Prints each event that passes, after `prefix`: to standard output, or to `stream`.
    public func print(
        _ prefix: String = "", to stream: (any TextOutputStream)? = nil
    ) -> Publishers.HandleEvents<Self> {
        let start = prefix.isEmpty ? "" : prefix + ": "
        var stream = stream
        func log(_ event: String) {
            if stream == nil { Swift.print(start + event) } else { stream?.write(start + event + "\n") }
        }
        return handleEvents(
            receiveSubscription: { _ in log("receive subscription") },
            receiveOutput: { log("receive value: (\($0))") },
            receiveCompletion: { completion in
                switch completion {
                case .finished: log("receive finished")
                case .failure(let error): log("receive error: (\(error))")
                }
            },
            receiveCancel: { log("receive cancel") },
            receiveRequest: { log("request \($0)") }
        )
    }
}

/// One subscription that calls functions as events pass.
private final class EventStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = StateLock()
    private var downstream: Downstream?
    private var events: Publishers.HandleEvents<Upstream>?
    private var upstream: (any Subscription)?

    init(downstream: Downstream, events: Publishers.HandleEvents<Upstream>) {
        self.downstream = downstream
        self.events = events
    }

    func receive(subscription: any Subscription) {
        let (receiver, events) = lock.withLock {
            upstream = subscription
            return (self.downstream, self.events)
        }
        events?.receiveSubscription?(subscription)
        receiver?.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let (receiver, events) = lock.withLock { (self.downstream, self.events) }
        events?.receiveOutput?(input)
        let more = receiver?.receive(input) ?? .none
        if more > .none { events?.receiveRequest?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let closed = close()
        closed.events?.receiveCompletion?(completion)
        closed.downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let (subscription, events) = lock.withLock { (self.upstream, self.events) }
        events?.receiveRequest?(demand)
        subscription?.request(demand)
    }

    func cancel() {
        let closed = close()
        closed.events?.receiveCancel?()
        closed.upstream?.cancel()
    }

    private func close() -> (
        upstream: (any Subscription)?, downstream: Downstream?, events: Publishers.HandleEvents<Upstream>?
    ) {
        lock.withLock {
            defer { (upstream, downstream, events) = (nil, nil, nil) }
            return (upstream, downstream, events)
        }
    }
}
