/// What an operator makes of one value.
enum StageStep<Output, Failure: Error> {
    /// It sends a value on.
    case emit(Output)
    /// It keeps the value to itself and asks for another.
    case skip
    /// It sends a last value and ends.
    case last(Output)
    /// It ends without another value.
    case finish
    /// It fails.
    case fail(Failure)
}

/// One subscription to an operator that looks at one value after the other.
///
/// The operator's state lives in the closures, which need no lock: a publisher sends one event after the other.
final class OperatorStage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    typealias Step = StageStep<Downstream.Input, Downstream.Failure>

    private let lock = StateLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var isEnding = false
    private let step: (Input) -> Step
    private let ending:
        (Subscribers.Completion<Failure>) -> (Downstream.Input?, Subscribers.Completion<Downstream.Failure>)

    init(
        downstream: Downstream, step: @escaping (Input) -> Step,
        ending:
            @escaping (Subscribers.Completion<Failure>) -> (
                Downstream.Input?, Subscribers.Completion<Downstream.Failure>
            )
    ) {
        self.downstream = downstream
        self.step = step
        self.ending = ending
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock { accept(subscription) }
        if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream = lock.withLock({ isEnding ? nil : downstream }) else { return .none }
        switch step(input) {
        case .emit(let output): return downstream.receive(output)
        case .skip: return .max(1)
        case .last(let output): end(with: output, .finished)
        case .finish: end(with: nil, .finished)
        case .fail(let error): end(with: nil, .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard lock.withLock({ !isEnding && downstream != nil }) else { return }
        let (last, completion) = ending(completion)
        end(with: last, completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { isEnding ? nil : upstream }?.request(demand)
    }

    func cancel() {
        close().upstream?.cancel()
    }

    private func end(with last: Downstream.Input?, _ completion: Subscribers.Completion<Downstream.Failure>) {
        let (upstream, downstream) = lock.withLock {
            isEnding = true
            return (self.upstream, self.downstream)
        }
        upstream?.cancel()
        if let last { _ = downstream?.receive(last) }
        // Whoever cancels on the last value hears of no end.
        close().downstream?.receive(completion: completion)
    }

    /// Keeps the first subscription. Returns nobody where there is one already, or where nobody listens any more.
    private func accept(_ subscription: any Subscription) -> Downstream? {
        guard upstream == nil, downstream != nil else { return nil }
        upstream = subscription
        return downstream
    }

    private func close() -> (upstream: (any Subscription)?, downstream: Downstream?) {
        lock.withLock {
            defer { (upstream, downstream) = (nil, nil) }
            return (upstream, downstream)
        }
    }
}

extension Publisher {
    /// Subscribes through a stage that turns each value into a step.
    func stage<S: Subscriber>(
        _ subscriber: S, _ step: @escaping (Output) -> StageStep<S.Input, S.Failure>
    ) where S.Failure == Failure {
        subscribe(OperatorStage(downstream: subscriber, step: step) { (nil, $0) })
    }

    /// The same for a stage that changes how the publisher ends, or has one value to send before.
    func stage<S: Subscriber>(
        _ subscriber: S, _ step: @escaping (Output) -> StageStep<S.Input, S.Failure>,
        ending: @escaping (Subscribers.Completion<Failure>) -> (S.Input?, Subscribers.Completion<S.Failure>)
    ) {
        subscribe(OperatorStage(downstream: subscriber, step: step, ending: ending))
    }
}
