/// A publisher that others send values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to every subscriber that has asked for one.
    func send(_ value: Output)
    /// Ends: every subscriber hears of it, and nothing is sent afterwards.
    func send(completion: Subscribers.Completion<Failure>)
    /// Takes the subscription to another publisher that will send through this subject.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Says that something happened.
    public func send() { send(()) }
}
