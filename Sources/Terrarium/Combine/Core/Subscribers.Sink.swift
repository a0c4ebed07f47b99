extension Subscribers {
    /// A subscriber that asks for everything and hands it to functions.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let relay: ClosureSubscriber<Input, Failure>

        /// Makes a subscriber that calls `receiveValue` for each value and `receiveCompletion` once at the end.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            relay = ClosureSubscriber(
                onSubscription: { $0.request(.unlimited) },
                onValue: {
                    receiveValue($0)
                    return .none
                },
                onCompletion: receiveCompletion
            )
        }

        public func receive(subscription: any Subscription) { relay.receive(subscription: subscription) }
        public func receive(_ value: Input) -> Subscribers.Demand { relay.receive(value) }
        public func receive(completion: Subscribers.Completion<Failure>) { relay.receive(completion: completion) }
        public func cancel() { relay.cancel() }
    }
}

extension Publisher {
    /// Calls `receiveValue` for each value and `receiveCompletion` at the end, as long as the result is kept.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls `receiveValue` for each value, as long as the result is kept.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
