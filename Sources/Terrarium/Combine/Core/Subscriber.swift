/// Something that receives what a publisher sends.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values that it receives.
    associatedtype Input
    /// The kind of error that it may receive; `Never` where it takes none.
    associatedtype Failure: Error

    /// Hands over the subscription, through which the subscriber asks for values. It comes first, and once.
    func receive(subscription: any Subscription)
    /// Hands over one value. The result is how many more values the subscriber asks for.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Says that nothing more will come.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Says that something happened.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for the subscribers that Combine offers and for the words that they use.
public enum Subscribers {}

/// A subscriber made of functions: one input of an operator that has several.
final class ClosureSubscriber<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = StateLock()
    private var subscription: (any Subscription)?
    private var isFinished = false
    private var onSubscription: ((any Subscription) -> Void)?
    private var onValue: ((Input) -> Subscribers.Demand)?
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    init(
        onSubscription: @escaping (any Subscription) -> Void,
        onValue: @escaping (Input) -> Subscribers.Demand,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.onSubscription = onSubscription
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    func receive(subscription: any Subscription) {
        let accept = lock.withLock { () -> ((any Subscription) -> Void)? in
            guard !isFinished, self.subscription == nil else { return nil }
            self.subscription = subscription
            defer { onSubscription = nil }
            return onSubscription
        }
        if let accept { accept(subscription) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let onValue = lock.withLock { self.onValue }
        return onValue?(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let onCompletion = lock.withLock { self.onCompletion }
        finish()
        onCompletion?(completion)
    }

    func cancel() { finish()?.cancel() }

    /// Lets go of everything, so that a finished pipeline keeps nothing alive.
    @discardableResult
    private func finish() -> (any Subscription)? {
        let held = lock.withLock {
            isFinished = true
            defer { (subscription, onSubscription, onValue, onCompletion) = (nil, nil, nil, nil) }
            // The functions are released after the lock is: what they hold may run code as it goes.
            return (subscription, onSubscription, onValue, onCompletion)
        }
        return held.0
    }
}
