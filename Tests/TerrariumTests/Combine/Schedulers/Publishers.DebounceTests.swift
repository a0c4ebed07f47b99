import Foundation
import Terrarium
import Testing

@Suite struct PublishersDebounceTests {
    @Test func sendsWhatNothingFollows() {
        let scheduler = ManualScheduler()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.debounce(for: .milliseconds(500), scheduler: scheduler).record()
        subject.send(1)
        scheduler.advance(by: 0.4)
        subject.send(2)
        scheduler.advance(by: 0.4)
        #expect(recorder.events == [])
        scheduler.advance(by: 0.1)
        #expect(recorder.events == ["2"])
        subject.send(3)
        scheduler.advance(by: 1)
        #expect(recorder.events == ["2", "3"])
        subject.send(4)
        subject.send(completion: .finished)
        scheduler.advance(by: 1)
        #expect(recorder.events == ["2", "3", "finished"])
    }

    @Test func nothingArrivesAfterCancelling() {
        let scheduler = ManualScheduler()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.debounce(for: 1, scheduler: scheduler).record()
        subject.send(1)
        recorder.cancel()
        scheduler.advance(by: 2)
        #expect(recorder.events == [])
    }
}
