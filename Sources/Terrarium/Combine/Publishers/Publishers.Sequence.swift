extension Publishers {
    /// A publisher of the elements of a sequence, one for each value asked for.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        /// What it sends.
        public let sequence: Elements

        public init(sequence: Elements) {
            self.sequence = sequence
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = SequenceSubscription(subscriber, sequence.makeIterator())
            subscriber.receive(subscription: subscription)
            // An empty sequence ends without being asked.
            subscription.send()
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Sends elements as long as there is demand.
final class SequenceSubscription<Downstream: Subscriber, Elements: IteratorProtocol<Downstream.Input>>: Subscription {
    private let lock = StateLock()
    private var downstream: Downstream?
    private var iterator: Elements
    private var demand = Subscribers.Demand.none
    private var next: Downstream.Input?
    private var isSending = false

    init(_ downstream: Downstream, _ iterator: Elements) {
        self.downstream = downstream
        self.iterator = iterator
        next = self.iterator.next()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        send()
    }

    func cancel() {
        let released = lock.withLock {
            defer { downstream = nil }
            return downstream
        }
        withExtendedLifetime(released) {}
    }

    /// Sends what was asked for. A call from inside a subscriber's `receive` leaves the work to the loop that runs.
    func send() {
        let isBusy = lock.withLock {
            defer { isSending = true }
            return isSending
        }
        if isBusy { return }
        while let (downstream, value) = lock.withLock({ self.take() }) {
            guard let value else {
                downstream.receive(completion: .finished)
                return
            }
            let more = downstream.receive(value)
            // One element is fetched ahead, so that the end follows the last one without being asked for. It is fetched
            // outside the lock, as the iterator may be the user's.
            let next = iterator.next()
            lock.withLock {
                demand += more
                self.next = next
            }
        }
    }

    /// The next thing to send, an element or the end; nil while there is nothing, and then nobody is sending.
    private func take() -> (Downstream, Downstream.Input?)? {
        guard let downstream else {
            isSending = false
            return nil
        }
        guard let element = next else {
            self.downstream = nil
            return (downstream, nil)
        }
        guard demand > .none else {
            isSending = false
            return nil
        }
        demand -= 1
        return (downstream, element)
    }
}
