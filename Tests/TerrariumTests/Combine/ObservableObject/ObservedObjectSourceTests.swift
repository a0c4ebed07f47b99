import Foundation
import Testing

@testable import Terrarium

private class ObservedBase: ObservableObject { @Published var count = 0 }
private final class ObservedModel: ObservedBase {
    @Published var name = ""
    @Published var flag = false
}
private final class ObservedBare: ObservableObject {}
private final class ObservedCustom: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    let canceled = CurrentValueSubject<Int, Never>(0)
}
private final class ObservedErased: ObservableObject {
    let subject = PassthroughSubject<Void, Never>()
    var cancellations = 0
    lazy var objectWillChange = subject.handleCancel { [unowned self] in cancellations += 1 }
}

@Suite @MainActor struct ObservedObjectSourceTests {
    /// Reads the object's source, runs `work` and compares the names under which the changes are logged.
    private func check<T: ObservableObject>(
        _ object: T, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation, _ work: (T) -> Void
    ) {
        let reader = NameReader()
        let subscription = SourceSubscription(of: objectSource(of: object), by: reader)
        work(object)
        #expect(reader.names == expected, sourceLocation: sourceLocation)
        subscription.cancel()
        work(object)
        #expect(reader.names == expected, "after leaving", sourceLocation: sourceLocation)
    }

    @Test func namesTheClassAndTheProperty() {
        check(
            ObservedModel(),
            [
                "object ObservedModel.name", "object ObservedModel.count", "object ObservedModel.flag",
                "object ObservedModel",
            ]
        ) { model in
            model.name = "x"
            model.count += 1
            model.flag.toggle()
            model.objectWillChange.send()
        }
        check(ObservedBare(), ["object ObservedBare"]) { $0.objectWillChange.send() }
        check(ObservedCustom(), ["object ObservedCustom"]) { $0.objectWillChange.send("now") }
    }

    @Test func isTheSameForOneObject() {
        let (model, custom) = (ObservedModel(), ObservedCustom())
        #expect(objectSource(of: model) === objectSource(of: model))
        #expect(objectSource(of: model as ObservedBase) === objectSource(of: model))
        let source = objectSource(of: custom)
        #expect(objectSource(of: custom) === source)
        #expect(objectSource(of: ObservedCustom()) !== source)
    }

    @Test func theBridgeLivesAsLongAsItsReaders() {
        let object = ObservedErased()
        let reader = NameReader()
        let subscriptions = [
            SourceSubscription(of: objectSource(of: object), by: reader),
            SourceSubscription(of: objectSource(of: object), by: reader),
        ]
        object.subject.send()
        #expect(reader.names == ["object ObservedErased", "object ObservedErased"])
        #expect(object.cancellations == 0)
        withExtendedLifetime(subscriptions) {}
    }

    @Test func theBridgeEndsWithItsLastReader() {
        let object = ObservedErased()
        let reader = NameReader()
        do {
            let subscription = SourceSubscription(of: objectSource(of: object), by: reader)
            object.subject.send()
            withExtendedLifetime(subscription) {}
        }
        object.subject.send()
        #expect(reader.names == ["object ObservedErased"])
        #expect(object.cancellations == 1)
    }

    @Test func changesFromAnotherThreadArriveOnTheMainActor() async {
        let model = ObservedModel()
        let reader = MainReader()
        let subscription = SourceSubscription(of: model.objectWillChange.source, by: reader)
        let publisher = model.objectWillChange
        await Task.detached { for _ in 0..<100 { publisher.send() } }.value
        // The main queue is served in order: what was sent before has arrived when this runs.
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(reader.arrivals == 100)
        #expect(reader.isAlwaysMain)
        subscription.cancel()
    }

    final class MainReader: SourceReader, @unchecked Sendable {
        var arrivals = 0
        var isAlwaysMain = true
        override func sourceDidChange(_ source: Source) {
            arrivals += 1
            if !MainThread.isCurrent { isAlwaysMain = false }
        }
    }
}

extension Publisher {
    /// The publisher itself, calling `action` when a subscription to it is cancelled.
    func handleCancel(_ action: @escaping () -> Void) -> CancelNoting<Self> {
        CancelNoting(upstream: self, action: action)
    }
}

struct CancelNoting<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let action: () -> Void

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.receive(subscriber: Inner(downstream: subscriber, action: action))
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription {
        typealias Input = Downstream.Input
        typealias Failure = Downstream.Failure
        let downstream: Downstream
        let action: () -> Void
        var upstream: (any Subscription)?

        init(downstream: Downstream, action: @escaping () -> Void) {
            (self.downstream, self.action) = (downstream, action)
        }
        func receive(subscription: any Subscription) {
            upstream = subscription
            downstream.receive(subscription: self)
        }
        func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }
        func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
        func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }
        func cancel() {
            action()
            upstream?.cancel()
        }
    }
}
