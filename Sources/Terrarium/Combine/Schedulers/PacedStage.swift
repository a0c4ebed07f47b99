import Foundation

/// One subscription to an operator that takes values as they come and sends when it finds that it is time.
///
/// The operator's state lives in its closures, which run one at a time, under this stage's lock; what they return runs
/// after it.
final class PacedStage<Downstream: Subscriber>: Subscriber, Subscription {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    var onValue: ((Input) -> () -> Void)?
    var onCompletion: ((Subscribers.Completion<Failure>) -> () -> Void)?

    private let lock = StateLock()
    private let delivery = NSRecursiveLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var demand = Subscribers.Demand.none

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    /// Sends the value that `take`, which runs under the lock, returns, where there is demand for it.
    func send(_ take: () -> Input?) {
        delivery.withLock {
            let (receiver, value) = lock.withLock { accept(take()) }
            guard let receiver, let value else { return }
            let more = receiver.receive(value)
            lock.withLock { demand += more }
        }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        delivery.withLock { close().downstream?.receive(completion: completion) }
    }

    func receive(subscription: any Subscription) {
        let receiver = lock.withLock {
            upstream = subscription
            return downstream
        }
        receiver?.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let next = lock.withLock { onValue?(input) }
        next?()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let next = lock.withLock { onCompletion?(completion) }
        next?()
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() { close().upstream?.cancel() }

    private func accept(_ value: Input?) -> (Downstream?, Input?) {
        guard demand > .none, downstream != nil, value != nil else { return (nil, nil) }
        demand -= 1
        return (downstream, value)
    }

    private func close() -> (upstream: (any Subscription)?, downstream: Downstream?) {
        let held = lock.withLock {
            defer { (upstream, downstream, onValue, onCompletion) = (nil, nil, nil, nil) }
            return (upstream, downstream, onValue, onCompletion)
        }
        return (held.0, held.1)
    }
}
