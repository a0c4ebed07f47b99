extension Subscribers {
    /// A subscriber that stores each value in a property of an object.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never
        private let relay: ClosureSubscriber<Input, Never>

        /// Makes a subscriber that keeps `object` alive until it is cancelled or the publisher ends.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            relay = ClosureSubscriber(
                onSubscription: { $0.request(.unlimited) },
                onValue: {
                    object[keyPath: keyPath] = $0
                    return .none
                },
                onCompletion: { _ in }
            )
        }

        public func receive(subscription: any Subscription) { relay.receive(subscription: subscription) }
        public func receive(_ value: Input) -> Subscribers.Demand { relay.receive(value) }
        public func receive(completion: Subscribers.Completion<Never>) { relay.receive(completion: completion) }
        public func cancel() { relay.cancel() }
    }
}

extension Publisher where Failure == Never {
    /// Stores each value in a property of `object`, which stays alive as long as the result is kept.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
