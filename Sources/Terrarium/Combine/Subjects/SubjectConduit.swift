import Foundation

/// One subscriber of a subject: what it has asked for, and what it still has to get.
///
/// Invariant: the subscriber is called by one thread at a time, although it may come back from inside its own call.
final class SubjectConduit<Output, Failure: Error>: Subscription {
    private let lock = StateLock()
    private let delivery = NSRecursiveLock()
    private var downstream: (any Subscriber<Output, Failure>)?
    private weak var list: SubjectConduitList<Output, Failure>?
    private var demand = Subscribers.Demand.none
    /// The newest value that could not be delivered for want of demand; subjects with a current value keep it.
    private var pending: Output?
    private let keepsPending: Bool

    fileprivate init(
        downstream: any Subscriber<Output, Failure>, list: SubjectConduitList<Output, Failure>,
        pending: Output?, keepsPending: Bool
    ) {
        self.downstream = downstream
        self.list = list
        self.pending = pending
        self.keepsPending = keepsPending
    }

    fileprivate var isOpen: Bool { lock.withLock { downstream != nil } }

    fileprivate func offer(_ value: Output) {
        deliver { () -> Output? in
            guard demand > .none else {
                if keepsPending { pending = value }
                return nil
            }
            pending = nil
            return value
        }
    }

    fileprivate func finish(_ completion: Subscribers.Completion<Failure>) {
        delivery.withLock { close()?.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        deliver { () -> Output? in
            guard self.demand > .none else { return nil }
            defer { pending = nil }
            return pending
        }
    }

    func cancel() {
        guard close() != nil else { return }
        list?.noteClosed()
    }

    private func close() -> (any Subscriber<Output, Failure>)? {
        lock.withLock {
            defer { (downstream, pending) = (nil, nil) }
            return downstream
        }
    }

    /// Delivers what `choose`, which runs under the lock, returns.
    private func deliver(_ choose: () -> Output?) {
        delivery.withLock {
            let chosen = lock.withLock { () -> (any Subscriber<Output, Failure>, Output)? in
                guard let downstream, let value = choose() else { return nil }
                demand -= 1
                return (downstream, value)
            }
            guard let (downstream, value) = chosen else { return }
            let more = downstream.receive(value)
            if more > .none { request(more) }
        }
    }
}

/// The subscribers of one subject, told in the order in which they came.
final class SubjectConduitList<Output, Failure: Error> {
    private let lock = StateLock()
    private var conduits: [SubjectConduit<Output, Failure>] = []
    private var closedCount = 0
    private var completion: Subscribers.Completion<Failure>?

    /// Attaches a subscriber, or tells it how the subject ended.
    func attach(_ downstream: any Subscriber<Output, Failure>, current: (() -> Output)? = nil) {
        let (conduit, ended) = lock.withLock {
            () -> (SubjectConduit<Output, Failure>?, Subscribers.Completion<Failure>?) in
            if let completion { return (nil, completion) }
            let conduit = SubjectConduit(
                downstream: downstream, list: self, pending: current?(), keepsPending: current != nil)
            conduits.append(conduit)
            return (conduit, nil)
        }
        downstream.receive(subscription: conduit ?? Subscriptions.empty)
        if let ended { downstream.receive(completion: ended) }
    }

    /// Offers a value to each subscriber. `update` runs first, under the lock, unless the subject has ended.
    func send(_ value: Output, update: () -> Void = {}) {
        let receivers = lock.withLock { () -> [SubjectConduit<Output, Failure>] in
            guard completion == nil else { return [] }
            update()
            return conduits
        }
        for conduit in receivers { conduit.offer(value) }
    }

    /// Ends the subject.
    func finish(_ completion: Subscribers.Completion<Failure>) {
        let receivers = lock.withLock { () -> [SubjectConduit<Output, Failure>] in
            guard self.completion == nil else { return [] }
            self.completion = completion
            defer { (conduits, closedCount) = ([], 0) }
            return conduits
        }
        for conduit in receivers { conduit.finish(completion) }
    }

    /// Counts a cancelled subscriber. The list is cleaned when half of it is, so that cancelling costs the same
    /// however many subscribers there are.
    fileprivate func noteClosed() {
        // What the cleaned entries hold is released outside the lock.
        let released = lock.withLock { () -> [SubjectConduit<Output, Failure>] in
            closedCount += 1
            guard closedCount * 2 >= conduits.count else { return [] }
            let old = conduits
            conduits.removeAll { !$0.isOpen }
            closedCount = 0
            return old
        }
        withExtendedLifetime(released) {}
    }
}
