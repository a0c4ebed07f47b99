/// One subscription to an operator that runs one publisher after another, such as `append`, `catch` and `retry`.
///
/// What the subscriber has asked for and not got yet is asked of the next publisher.
final class SuccessionStage<Downstream: Subscriber>: Subscription {
    private let lock = StateLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var upstream: (any Subscription)?

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    /// Sends what `publisher` sends; how it ends is left to `onCompletion`.
    func follow<P: Publisher>(
        _ publisher: P, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Downstream.Input {
        publisher.subscribe(
            ClosureSubscriber<P.Output, P.Failure>(
                onSubscription: begin, onValue: send,
                onCompletion: { [self] completion in
                    lock.withLock { upstream = nil }
                    onCompletion(completion)
                }))
    }

    /// Ends.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        close().downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let upstream = lock.withLock {
            self.demand += demand
            return self.upstream
        }
        upstream?.request(demand)
    }

    func cancel() { close().upstream?.cancel() }

    private func begin(_ subscription: any Subscription) {
        let (isOpen, open) = lock.withLock {
            if downstream != nil { upstream = subscription }
            return (downstream != nil, demand)
        }
        if !isOpen { subscription.cancel() } else if open > .none { subscription.request(open) }
    }

    private func send(_ value: Downstream.Input) -> Subscribers.Demand {
        let downstream = lock.withLock {
            demand -= 1
            return self.downstream
        }
        let more = downstream?.receive(value) ?? .none
        lock.withLock { demand += more }
        return more
    }

    private func close() -> (upstream: (any Subscription)?, downstream: Downstream?) {
        lock.withLock {
            defer { (upstream, downstream) = (nil, nil) }
            return (upstream, downstream)
        }
    }
}
