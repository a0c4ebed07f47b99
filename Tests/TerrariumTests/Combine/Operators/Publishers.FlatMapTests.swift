import Foundation
import Terrarium
import Testing

@Suite struct PublishersFlatMapTests {
    @Test func sendsWhatAllSend() {
        check((1...3).publisher.flatMap { [$0, $0 * 10].publisher }, ["1", "10", "2", "20", "3", "30", "finished"])
        check((1...2).publisher.flatMap { failing($0) }, ["1", "failure first"])
        check(failing(1).flatMap { Just($0 + 1) }, ["2", "failure first"])
    }

    @Test func interleavesAndEndsWithTheLast() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let recorder = outer.flatMap { $0 }.record()
        outer.send(a)
        outer.send(b)
        a.send(1)
        b.send(2)
        a.send(3)
        outer.send(completion: .finished)
        a.send(completion: .finished)
        b.send(4)
        b.send(completion: .finished)
        #expect(recorder.events == ["1", "2", "3", "4", "finished"])
    }

    @Test func followsOnlySoManyAtATime() {
        let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
        let recorder = (0..<3).publisher.flatMap(maxPublishers: .max(1)) { subjects[$0] }.record()
        subjects[1].send(9)
        subjects[0].send(0)
        subjects[0].send(completion: .finished)
        subjects[1].send(1)
        #expect(recorder.events == ["0", "1"])
    }

    @Test func valuesWaitForDemand() {
        let recorder = (1...2).publisher.flatMap { [$0, $0 * 10].publisher }.record(.max(1))
        #expect(recorder.events == ["1"])
        recorder.request(1)
        #expect(recorder.events == ["1", "10"])
        recorder.request(1)
        #expect(recorder.events == ["1", "10", "2"])
        recorder.request(5)
        #expect(recorder.events == ["1", "10", "2", "20", "finished"])
    }

    @Test func cancelsEverything() {
        let trace = Trace()
        let never = Empty<Int, Never>(completeImmediately: false).traced(trace)
        let recorder = (1...2).publisher.append(Empty(completeImmediately: false)).traced(trace)
            .flatMap { _ in never }.record()
        recorder.cancel()
        #expect(trace.lines.filter { $0 == "cancel" }.count == 3)
        #expect(trace.lines.filter { $0 == "request unlimited" }.count == 3)
    }
}
