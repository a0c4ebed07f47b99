/// One subscription to an operator that takes every value and has something to send at the end.
final class GatheringStage<Input, Downstream: Subscriber>: Subscriber, Subscription {
    typealias Failure = Downstream.Failure

    private let lock = StateLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var isAsked = false
    private var isGathered = false
    private let add: (Input) -> Bool
    private let result: () -> Downstream.Input?

    init(downstream: Downstream, add: @escaping (Input) -> Bool, result: @escaping () -> Downstream.Input?) {
        self.downstream = downstream
        self.add = add
        self.result = result
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock { accept(subscription) }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ downstream != nil && !isGathered }) else { return .none }
        if !add(input) {
            lock.withLock { upstream }?.cancel()
            settle { isGathered = true }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: settle { isGathered = true }
        case .failure: close().downstream?.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        settle { isAsked = true }
    }

    func cancel() { close().upstream?.cancel() }

    /// Sends the result once everything is gathered and the result, where there is one, is asked for.
    private func settle(_ change: () -> Void) {
        let isGathered = lock.withLock {
            change()
            return self.isGathered && downstream != nil
        }
        guard isGathered else { return }
        let value = result()
        if value != nil, !lock.withLock({ isAsked }) { return }
        guard let downstream = close().downstream else { return }
        if let value { _ = downstream.receive(value) }
        downstream.receive(completion: .finished)
    }

    /// Keeps the first subscription. Returns nobody where there is one already, or where nobody listens any more.
    private func accept(_ subscription: any Subscription) -> Downstream? {
        guard upstream == nil, downstream != nil else { return nil }
        upstream = subscription
        return downstream
    }

    private func close() -> (upstream: (any Subscription)?, downstream: Downstream?) {
        lock.withLock {
            defer { (upstream, downstream) = (nil, nil) }
            return (upstream, downstream)
        }
    }
}

extension Publisher {
    /// Subscribes through a stage that takes values until `add` returns false, and then sends `result`.
    func gather<S: Subscriber>(
        _ subscriber: S, add: @escaping (Output) -> Bool, result: @escaping () -> S.Input?
    ) where S.Failure == Failure {
        subscribe(GatheringStage(downstream: subscriber, add: add, result: result))
    }
}
