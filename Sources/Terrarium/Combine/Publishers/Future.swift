/// A publisher of one result that somebody promises; the work starts when the future is made.
public final class Future<Output, Failure: Error>: Publisher {
    /// Fulfils the promise. Only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = StateLock()
    private var settled: Result<Output, Failure>?
    private var waiting: [FutureSubscription<Output, Failure>] = []

    /// Starts the work at once and hands it the promise.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill(fulfil)
    }

    private func fulfil(_ result: Result<Output, Failure>) {
        let subscriptions = lock.withLock { () -> [FutureSubscription<Output, Failure>] in
            guard settled == nil else { return [] }
            settled = result
            defer { waiting = [] }
            return waiting
        }
        for subscription in subscriptions { subscription.resolve(result) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = FutureSubscription<Output, Failure>(subscriber)
        subscriber.receive(subscription: subscription)
        let result = lock.withLock {
            if settled == nil { waiting.append(subscription) }
            return settled
        }
        if let result { subscription.resolve(result) }
    }
}

extension Future where Failure == Never {
    /// The value, as soon as it is there.
    nonisolated(nonsending) public var value: Output {
        get async { await result.get() }
    }
}

extension Future where Failure == any Error {
    /// The value, as soon as it is there.
    nonisolated(nonsending) public var value: Output {
        get async throws { try await result.get() }
    }
}

extension Future {
    nonisolated(nonsending) fileprivate var result: Result<Output, Failure> {
        get async {
            await withCheckedContinuation {
                (continuation: CheckedContinuation<HandedOver<Result<Output, Failure>>, Never>) in
                let sink = Subscribers.Sink<Output, Failure> { completion in
                    if case .failure(let error) = completion {
                        continuation.resume(returning: HandedOver(.failure(error)))
                    }
                } receiveValue: {
                    continuation.resume(returning: HandedOver(.success($0)))
                }
                subscribe(sink)
            }.value
        }
    }
}

/// One subscriber of a future.
private final class FutureSubscription<Output, Failure: Error>: Subscription {
    private let lock = StateLock()
    private var downstream: (any Subscriber<Output, Failure>)?
    private var isAsked = false
    private var result: Result<Output, Failure>?

    init(_ downstream: any Subscriber<Output, Failure>) {
        self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        settle { isAsked = true }
    }

    func resolve(_ result: Result<Output, Failure>) {
        settle { self.result = result }
    }

    func cancel() {
        let released = lock.withLock {
            defer { downstream = nil }
            return downstream
        }
        withExtendedLifetime(released) {}
    }

    /// Sends the result once it is there and, a value, asked for.
    private func settle(_ change: () -> Void) {
        let due = lock.withLock { () -> (any Subscriber<Output, Failure>, Result<Output, Failure>)? in
            change()
            guard let downstream, let result else { return nil }
            if case .success = result, !isAsked { return nil }
            self.downstream = nil
            return (downstream, result)
        }
        guard let (downstream, result) = due else { return }
        switch result {
        case .success(let value):
            _ = downstream.receive(value)
            downstream.receive(completion: .finished)
        case .failure(let error):
            downstream.receive(completion: .failure(error))
        }
    }
}
