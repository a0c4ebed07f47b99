/// A subject that passes values on and keeps none: who has not asked for one misses it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let conduits = SubjectConduitList<Output, Failure>()
    private let inputs = SubjectInputs()

    public init() {}

    public func send(_ value: Output) { conduits.send(value) }

    public func send(completion: Subscribers.Completion<Failure>) {
        inputs.close()
        conduits.finish(completion)
    }

    public func send(subscription: any Subscription) { inputs.add(subscription) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        conduits.attach(subscriber)
    }

    deinit { inputs.close() }
}

/// The subscriptions that feed a subject: asked for everything, cancelled when the subject ends.
final class SubjectInputs {
    private let lock = StateLock()
    private var subscriptions: [any Subscription] = []
    private var isClosed = false

    func add(_ subscription: any Subscription) {
        let isClosed = lock.withLock {
            if !self.isClosed { subscriptions.append(subscription) }
            return self.isClosed
        }
        if isClosed { subscription.cancel() } else { subscription.request(.unlimited) }
    }

    func close() {
        let open = lock.withLock {
            isClosed = true
            defer { subscriptions = [] }
            return subscriptions
        }
        for subscription in open { subscription.cancel() }
    }
}
