import Foundation
import Terrarium
import Testing

@Suite struct SubscribersSinkTests {
    final class Token {}

    @Test func receivesValuesAndTheEnd() {
        var log: [String] = []
        let token = failing(1, 2).sink { completion in
            if case .failure(let error) = completion { log.append("failure \(error)") }
        } receiveValue: {
            log.append("\($0)")
        }
        #expect(log == ["1", "2", "failure first"])
        token.cancel()
    }

    @Test func stopsWhenTheResultIsDropped() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var token: AnyCancellable? = subject.sink { values.append($0) }
        subject.send(1)
        token = nil
        subject.send(2)
        #expect(values == [1])
        #expect(token == nil)
    }

    @Test func stopsFromInside() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var token: AnyCancellable?
        token = subject.sink { value in
            values.append(value)
            if value == 2 { token?.cancel() }
        }
        for value in 1...3 { subject.send(value) }
        #expect(values == [1, 2])
    }

    @Test(arguments: [true, false]) func letsGoOfWhatItsClosuresHold(byCancelling: Bool) {
        let subject = PassthroughSubject<Int, Never>()
        weak var held: Token?
        let token: AnyCancellable
        do {
            let object = Token()
            held = object
            token = subject.sink { _ in withExtendedLifetime(object) {} }
        }
        #expect(held != nil)
        if byCancelling { token.cancel() } else { subject.send(completion: .finished) }
        #expect(held == nil)
    }

    @Test func aSecondSubscriptionIsCancelled() {
        let (first, second) = (Trace(), Trace())
        let sink = Subscribers.Sink<Int, Never> { _ in
        } receiveValue: { _ in
        }
        let never = Empty<Int, Never>(completeImmediately: false)
        never.traced(first).subscribe(sink)
        never.traced(second).subscribe(sink)
        #expect(first.lines == ["request unlimited"])
        #expect(second.lines == ["cancel"])
    }
}
