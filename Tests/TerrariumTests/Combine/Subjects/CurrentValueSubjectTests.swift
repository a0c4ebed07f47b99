import Foundation
import Terrarium
import Testing

@Suite struct CurrentValueSubjectTests {
    @Test func startsWithTheCurrentValue() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let first = subject.record()
        subject.value = 2
        subject.send(3)
        #expect(subject.value == 3)
        let second = subject.record()
        subject.send(completion: .finished)
        subject.send(4)
        #expect(first.events == ["1", "2", "3", "finished"])
        #expect(second.events == ["3", "finished"])
        #expect(subject.record().events == ["finished"])
        #expect(subject.value == 3)
    }

    @Test func keepsTheNewestValueForWhoAsksLater() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = subject.record(.none)
        subject.send(2)
        subject.send(3)
        #expect(recorder.events == [])
        recorder.request(2)
        subject.send(4)
        subject.send(5)
        #expect(recorder.events == ["3", "4"])
        recorder.request(1)
        #expect(recorder.events == ["3", "4", "5"])
    }

    @Test func hasTheNewValueWhenItIsReceived() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var seen: [Int] = []
        let token = subject.sink { _ in seen.append(subject.value) }
        subject.send(2)
        #expect(seen == [1, 2])
        token.cancel()
    }
}
