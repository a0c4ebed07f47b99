import Foundation
import Terrarium
import Testing

@Suite struct PublishersSequenceTests {
    @Test func sendsWhatIsAskedFor() {
        let recorder = [1, 2, 3].publisher.record(.max(1))
        #expect(recorder.events == ["1"])
        recorder.request(1)
        #expect(recorder.events == ["1", "2"])
        recorder.request(1)
        #expect(recorder.events == ["1", "2", "3", "finished"])
        check([Int]().publisher, ["finished"], demand: .none)
    }

    @Test func addsWhatReceiveReturns() {
        let recorder = EventRecorder<Int, Never>(demand: .max(1), more: .max(1))
        (1...3).publisher.subscribe(recorder)
        #expect(recorder.events == ["1", "2", "3", "finished"])
    }

    @Test func anEndlessSequenceStops() {
        check(sequence(first: 1) { $0 + 1 }.publisher.prefix(3), ["1", "2", "3", "finished"])
    }

    @Test func aLongSequenceDoesNotNest() {
        #expect((0..<100_000).publisher.map { $0 + 1 }.filter { $0 % 2 == 0 }.record().events.count == 50_001)
    }
}
