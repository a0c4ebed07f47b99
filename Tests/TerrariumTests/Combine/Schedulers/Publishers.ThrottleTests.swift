import Foundation
import Terrarium
import Testing

@Suite struct PublishersThrottleTests {
    @Test(arguments: [(true, ["0", "2", "4", "5", "finished"]), (false, ["0", "1", "3", "5", "finished"])])
    func sendsOneValueInAnInterval(latest: Bool, expected: [String]) {
        let scheduler = ManualScheduler()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: latest).record()
        for value in 0...5 {
            subject.send(value)
            scheduler.advance(by: 0.4)
        }
        subject.send(completion: .finished)
        scheduler.advance(by: 5)
        #expect(recorder.events == expected)
    }

    @Test func aValueAfterAPauseIsSentAtOnce() {
        let scheduler = ManualScheduler()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: true).record()
        for value in 0...2 {
            subject.send(value)
            scheduler.advance(by: 0)
            #expect(recorder.events.count == value + 1)
            scheduler.advance(by: 3)
        }
        subject.send(completion: .finished)
        scheduler.advance(by: 0)
        #expect(recorder.events == ["0", "1", "2", "finished"])
    }
}
