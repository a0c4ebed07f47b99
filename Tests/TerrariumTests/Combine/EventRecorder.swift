import Foundation
import Terrarium
import Testing

/// A subscriber that writes down what it receives, as text, and asks for values as the test tells it.
final class EventRecorder<Input, Failure: Error>: Subscriber, Cancellable {
    private(set) var events: [String] = []
    private(set) var subscription: (any Subscription)?
    private let initial: Subscribers.Demand
    private let more: Subscribers.Demand

    /// - Parameters:
    ///   - demand: what it asks for at once.
    ///   - more: what it asks for after each value.
    init(demand: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
        initial = demand
        self.more = more
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if initial > .none { subscription.request(initial) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        events.append("\(input)")
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: events.append("finished")
        case .failure(let error): events.append("failure \(error)")
        }
    }

    func request(_ count: Int) { subscription?.request(.max(count)) }
    func cancel() { subscription?.cancel() }
}

extension Publisher {
    /// Subscribes a recorder.
    func record(_ demand: Subscribers.Demand = .unlimited) -> EventRecorder<Output, Failure> {
        let recorder = EventRecorder<Output, Failure>(demand: demand)
        subscribe(recorder)
        return recorder
    }
}

/// The errors of these tests.
enum TestError: Error { case first, second }

/// Compares everything that a publisher sends at once with `expected`.
func check<P: Publisher>(
    _ publisher: P, _ expected: [String], demand: Subscribers.Demand = .unlimited,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(publisher.record(demand).events == expected, sourceLocation: sourceLocation)
}

/// A publisher that sends `values` and fails.
func failing(_ values: Int..., with error: TestError = .first) -> AnyPublisher<Int, TestError> {
    values.publisher.setFailureType(to: TestError.self).append(Fail(error: error)).eraseToAnyPublisher()
}

/// Writes down, as text, what passes through a pipeline on its way up.
final class Trace {
    var lines: [String] = []
}

extension Publisher {
    /// Notes demand and cancelling in `trace`.
    func traced(_ trace: Trace) -> Publishers.HandleEvents<Self> {
        handleEvents(
            receiveCancel: { trace.lines.append("cancel") },
            receiveRequest: { trace.lines.append("request \($0)") })
    }
}
