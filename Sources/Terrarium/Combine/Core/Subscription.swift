/// The connection of one subscriber to one publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Tells the publisher that it may send so many values more.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for the subscriptions that Combine offers.
public enum Subscriptions {
    /// A subscription to a publisher that has nothing to send.
    public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, Sendable {
    static let shared = EmptySubscription()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
