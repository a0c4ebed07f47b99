import Foundation
import Terrarium
import Testing

@Suite struct AsyncPublisherTests {
    @Test func walksOverTheValues() async {
        var values: [Int] = []
        for await value in (1...3).publisher.values { values.append(value) }
        #expect(values == [1, 2, 3])
    }

    @Test func throwsTheError() async {
        var values: [Int] = []
        await #expect(throws: TestError.first) {
            for try await value in failing(1, 2).values { values.append(value) }
        }
        #expect(values == [1, 2])
    }

    @Test @MainActor func asksForOneValueAtATime() async {
        let trace = Trace()
        for await value in (1...3).publisher.traced(trace).values where value == 2 { break }
        #expect(trace.lines == ["request max(1)", "request max(1)", "cancel"])
    }

    @Test @MainActor func cancellingTheTaskEndsTheLoop() async {
        let subject = CurrentValueSubject<Int, Never>(1)
        var values: [Int] = []
        let task = Task { @MainActor in
            for await value in subject.values { values.append(value) }
            values.append(-1)
        }
        while values.isEmpty { await Task.yield() }
        subject.send(2)
        while values.count < 2 { await Task.yield() }
        task.cancel()
        await task.value
        #expect(values == [1, 2, -1])
    }
}
