/// A subject that has a current value, which every new subscriber gets first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let lock = StateLock()
    private var current: Output
    private let conduits = SubjectConduitList<Output, Failure>()
    private let inputs = SubjectInputs()

    /// Makes a subject with a first current value.
    public init(_ value: Output) {
        current = value
    }

    /// The current value. Setting it sends it.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        // The old value is released outside the locks: what it holds may run code as it goes.
        var replaced = value
        conduits.send(value) { lock.withLock { swap(&current, &replaced) } }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        inputs.close()
        conduits.finish(completion)
    }

    public func send(subscription: any Subscription) { inputs.add(subscription) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        conduits.attach(subscriber) { self.value }
    }

    deinit { inputs.close() }
}
