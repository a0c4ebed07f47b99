import Foundation
import Terrarium
import Testing

@Suite struct PublishersConcatenateTests {
    @Test func putsBeforeAndAfter() {
        let one = Just(1)
        check(one.prepend(8, 9), ["8", "9", "1", "finished"])
        check(one.prepend(4...5), ["4", "5", "1", "finished"])
        check(one.prepend(Just(7)), ["7", "1", "finished"])
        check(one.append(8, 9), ["1", "8", "9", "finished"])
        check(one.append(Just(7)).append([6]), ["1", "7", "6", "finished"])
        check(failing(1).append(2), ["1", "failure first"])
    }

    @Test func demandGoesOverToTheSecond() {
        let recorder = [1, 2].publisher.append(3, 4).record(.max(3))
        #expect(recorder.events == ["1", "2", "3"])
        recorder.request(1)
        #expect(recorder.events == ["1", "2", "3", "4", "finished"])
    }

    @Test func theSecondIsSubscribedWhenTheFirstEnds() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let recorder = first.append(second).record()
        second.send(1)
        first.send(2)
        first.send(completion: .finished)
        second.send(3)
        recorder.cancel()
        second.send(4)
        #expect(recorder.events == ["2", "3"])
    }
}
