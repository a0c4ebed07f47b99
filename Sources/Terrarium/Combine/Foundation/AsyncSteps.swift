/// One subscription that is read step by step from asynchronous code.
///
/// Invariant: there are only waiting readers, or only results without a reader.
final class AsyncSteps<Input, Failure: Error>: @unchecked Sendable {
    /// A value, an error, or nil at the end.
    typealias Step = Result<Input?, Failure>
    private typealias Reader = CheckedContinuation<HandedOver<Step>, Never>

    private let lock = StateLock()
    private var readers: [Reader] = []
    private var subscription: (any Subscription)?
    private var demand = Subscribers.Demand.none
    private var values: [Input] = []
    private var end: Step?

    /// What is to be subscribed. It does not keep the walk alive: a walk that is given up cancels.
    private(set) lazy var subscriber = ClosureSubscriber<Input, Failure> { [weak self] in
        self?.begin($0)
    } onValue: { [weak self] in
        self?.accept($0)
        return .none
    } onCompletion: { [weak self] completion in
        switch completion {
        case .finished: self?.finish(.success(nil))
        case .failure(let error): self?.finish(.failure(error))
        }
    }

    /// Asks for a value and waits for it.
    nonisolated(nonsending) func next() async -> Step {
        await withTaskCancellationHandler {
            await withCheckedContinuation { wait($0) }.value
        } onCancel: {
            cancel()
        }
    }

    private func wait(_ reader: CheckedContinuation<HandedOver<Step>, Never>) {
        let (ready, subscription) = lock.withLock { () -> (HandedOver<Step>?, (any Subscription)?) in
            if !values.isEmpty { return (HandedOver(.success(values.removeFirst())), nil) }
            if let end {
                // The error is thrown once; afterwards the sequence is over.
                self.end = .success(nil)
                return (HandedOver(end), nil)
            }
            readers.append(reader)
            demand += 1
            return (nil, self.subscription)
        }
        if let ready { reader.resume(returning: ready) } else { subscription?.request(.max(1)) }
    }

    private func begin(_ subscription: any Subscription) {
        let open = lock.withLock {
            self.subscription = subscription
            return demand
        }
        if open > .none { subscription.request(open) }
    }

    private func accept(_ value: Input) {
        let reader = lock.withLock { () -> Reader? in
            demand -= 1
            if readers.isEmpty { values.append(value) }
            return readers.isEmpty ? nil : readers.removeFirst()
        }
        reader?.resume(returning: HandedOver(.success(value)))
    }

    private func finish(_ step: Step) {
        let waiting = lock.withLock {
            // Where somebody waits, the first reader gets the error and the sequence is over for the others.
            end = readers.isEmpty ? step : .success(nil)
            defer { (readers, subscription) = ([], nil) }
            return readers
        }
        for (index, reader) in waiting.enumerated() {
            reader.resume(returning: HandedOver(index == 0 ? step : .success(nil)))
        }
    }

    private func cancel() {
        subscriber.cancel()
        finish(.success(nil))
    }

    deinit { subscriber.cancel() }
}
