import Foundation
import Terrarium
import Testing

@Suite struct PassthroughSubjectTests {
    @Test func sendsToWhoListensInOrder() {
        let subject = PassthroughSubject<Int, TestError>()
        subject.send(0)
        let first = subject.record()
        subject.send(1)
        let second = subject.record()
        subject.send(2)
        first.cancel()
        subject.send(3)
        subject.send(completion: .failure(.first))
        subject.send(4)
        #expect(first.events == ["1", "2"])
        #expect(second.events == ["2", "3", "failure first"])
        #expect(subject.record().events == ["failure first"])
    }

    @Test func losesWhatNobodyAskedFor() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record(.max(1))
        subject.send(1)
        subject.send(2)
        recorder.request(1)
        subject.send(3)
        #expect(recorder.events == ["1", "3"])
    }

    @Test func countsWhatReceiveReturns() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = EventRecorder<Int, Never>(demand: .max(1), more: .max(1))
        subject.subscribe(recorder)
        for value in 1...3 { subject.send(value) }
        #expect(recorder.events == ["1", "2", "3"])
    }

    @Test func tellsSubscribersInTheOrderInWhichTheyCame() {
        let subject = PassthroughSubject<Int, Never>()
        var order: [Int] = []
        var tokens = (0..<100).map { number in subject.sink { _ in order.append(number) } }
        subject.send(0)
        #expect(order == Array(0..<100))
        order = []
        for number in stride(from: 0, to: 100, by: 2) { tokens[number].cancel() }
        subject.send(0)
        #expect(order == Array(stride(from: 1, to: 100, by: 2)))
        tokens = []
    }

    @Test func sendsFromInsideASubscriber() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let tokens = [
            subject.sink { value in
                log.append("a\(value)")
                if value == 1 { subject.send(2) }
            },
            subject.sink { log.append("b\($0)") },
        ]
        subject.send(1)
        #expect(log == ["a1", "a2", "b2", "b1"])
        #expect(tokens.count == 2)
    }

    @Test func takesThePlaceOfASubscriber() {
        let trace = Trace()
        let (source, subject) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let recorder = subject.record()
        let token = source.traced(trace).subscribe(subject)
        source.send(1)
        token.cancel()
        source.send(2)
        #expect(recorder.events == ["1"])
        #expect(trace.lines == ["request unlimited", "cancel"])
    }

    @Test func sendsFromManyThreads() async {
        let subject = Unchecked(PassthroughSubject<Int, Never>())
        let log = Unchecked(Trace())
        let token = subject.value.sink { log.value.lines.append("\($0)") }
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask { for value in 0..<500 { subject.value.send(task * 500 + value) } }
            }
        }
        #expect(log.value.lines.count == 4_000)
        #expect(Set(log.value.lines).count == 4_000)
        token.cancel()
    }

    struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
}
