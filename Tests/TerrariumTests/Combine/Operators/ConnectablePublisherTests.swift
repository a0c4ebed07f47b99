import Foundation
import Terrarium
import Testing

@Suite struct ConnectablePublisherTests {
    let trace = Trace()
    let source = PassthroughSubject<Int, Never>()

    @Test func startsWhenConnected() {
        let shared = (1...2).publisher.traced(trace).makeConnectable()
        let recorders = [shared.record(), shared.record()]
        #expect(trace.lines == [])
        let connection = shared.connect()
        #expect(recorders.map(\.events) == [["1", "2", "finished"], ["1", "2", "finished"]])
        #expect(trace.lines == ["request unlimited"])
        connection.cancel()
    }

    @Test func multicastsThroughASubject() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let shared = source.multicast(subject: subject)
        let recorder = shared.record()
        let connection = shared.connect()
        source.send(1)
        connection.cancel()
        source.send(2)
        #expect(recorder.events == ["0", "1"])
    }

    @Test func autoconnectLastsFromTheFirstSubscriberToTheLast() {
        let shared = source.traced(trace).makeConnectable().autoconnect()
        let (first, second) = (shared.record(), shared.record())
        source.send(1)
        first.cancel()
        source.send(2)
        #expect(trace.lines == ["request unlimited"])
        second.cancel()
        #expect(trace.lines == ["request unlimited", "cancel"])
        source.send(3)
        #expect(first.events == ["1"])
        #expect(second.events == ["1", "2"])
        let third = shared.record()
        source.send(4)
        #expect(third.events == ["4"])
    }

    @Test func sharesOneSubscription() {
        var count = 0
        let shared = Deferred { () -> PassthroughSubject<Int, Never> in
            count += 1
            return source
        }.share()
        let (first, second) = (shared.map { $0 + 1 }.record(), shared.record())
        source.send(1)
        source.send(completion: .finished)
        #expect(count == 1)
        #expect(first.events == ["2", "finished"])
        #expect(second.events == ["1", "finished"])
        #expect(shared.record().events == ["finished"])
    }
}
