import Foundation
import Terrarium
import Testing

@Suite struct PublishersReduceTests {
    @Test func sendsOneResultAtTheEnd() {
        let numbers = (1...4).publisher
        check(numbers.reduce(0, +), ["10", "finished"])
        check(numbers.count(), ["4", "finished"])
        check(numbers.last(), ["4", "finished"])
        check(numbers.last { $0 < 3 }, ["2", "finished"])
        check([Int]().publisher.last(), ["finished"])
        check([Int]().publisher.reduce(7, +), ["7", "finished"])
        check(failing(1).reduce(0, +), ["failure first"])
    }

    @Test func theResultWaitsForDemand() {
        let recorder = (1...4).publisher.reduce(0, +).record(.none)
        #expect(recorder.events == [])
        recorder.request(1)
        #expect(recorder.events == ["10", "finished"])
    }

    @Test func testsEndAsSoonAsTheyKnow() {
        let trace = Trace()
        check((1...4).publisher.traced(trace).contains(2), ["true", "finished"])
        #expect(trace.lines == ["request unlimited", "cancel"])
        check((1...4).publisher.contains(9), ["false", "finished"])
        check((1...4).publisher.allSatisfy { $0 > 0 }, ["true", "finished"])
        check((1...4).publisher.allSatisfy { $0 < 3 }, ["false", "finished"])
    }
}
