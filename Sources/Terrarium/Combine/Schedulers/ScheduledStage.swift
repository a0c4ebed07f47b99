import Foundation

/// One subscription to an operator that hands events over to a scheduler.
///
/// Events wait in a queue of their own and each job that the scheduler runs takes the oldest, so that they stay in order
/// even where the scheduler runs jobs at the same time.
final class ScheduledStage<Downstream: Subscriber>: Subscriber, Subscription {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private enum Event {
        case value(Input)
        case completion(Subscribers.Completion<Failure>)
    }

    private let lock = StateLock()
    private let delivery = NSRecursiveLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var events: [Event] = []
    private let schedule: (@escaping () -> Void) -> Void

    init(downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        let receiver = lock.withLock {
            upstream = subscription
            return downstream
        }
        receiver?.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        handOver(.value(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { handOver(.completion(completion)) }

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    func cancel() { close().upstream?.cancel() }

    private func handOver(_ event: Event) {
        lock.withLock { events.append(event) }
        schedule { self.deliverNext() }
    }

    private func deliverNext() {
        delivery.withLock {
            switch lock.withLock({ events.isEmpty ? nil : events.removeFirst() }) {
            case .value(let value):
                let (receiver, subscription) = lock.withLock { (downstream, upstream) }
                let more = receiver?.receive(value) ?? .none
                if more > .none { subscription?.request(more) }
            case .completion(let completion):
                close().downstream?.receive(completion: completion)
            case nil:
                // It was cancelled in the meantime.
                break
            }
        }
    }

    private func close() -> (upstream: (any Subscription)?, downstream: Downstream?) {
        lock.withLock {
            defer { (upstream, downstream, events) = (nil, nil, []) }
            return (upstream, downstream)
        }
    }
}
