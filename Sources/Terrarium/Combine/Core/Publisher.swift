/// A sequence of values over time that ends with a completion, if it ends.
///
/// The types of Terrarium's Combine have Combine's names and follow its rules: a publisher sends nothing before its
/// subscriber asks, never more than the subscriber asks for, and one event after the other.
public protocol Publisher<Output, Failure> {
    /// The kind of values that it sends.
    associatedtype Output
    /// The kind of error that it may end with; `Never` where it cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber. Call `subscribe(_:)` instead; this is what a publisher implements.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber to this publisher.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Sends everything that this publisher sends to a subject, until the result is cancelled.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let relay = ClosureSubscriber<Output, Failure>(
            onSubscription: { subject.send(subscription: $0) },
            onValue: {
                subject.send($0)
                return .none
            },
            onCompletion: { subject.send(completion: $0) }
        )
        subscribe(relay)
        return AnyCancellable(relay)
    }
}

/// A namespace for the publishers that operators make.
public enum Publishers {}
