import Foundation
import Terrarium
import Testing

@Suite struct PublishersSwitchToLatestTests {
    @Test func leavesTheOldForTheNew() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let recorder = outer.switchToLatest().record()
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        a.send(completion: .finished)
        outer.send(completion: .finished)
        b.send(4)
        b.send(completion: .finished)
        #expect(recorder.events == ["1", "3", "4", "finished"])
    }

    @Test func demandGoesOver() {
        let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
        let recorder = outer.switchToLatest().record(.max(3))
        outer.send([1, 2].publisher.eraseToAnyPublisher())
        outer.send([3, 4].publisher.eraseToAnyPublisher())
        #expect(recorder.events == ["1", "2", "3"])
        recorder.request(1)
        #expect(recorder.events == ["1", "2", "3", "4"])
    }

    @Test func errorsOfBothKindsEndIt() {
        check(Just(failing(1)).switchToLatest(), ["1", "failure first"])
        let outer = Fail<AnyPublisher<Int, TestError>, TestError>(error: .second)
        check(outer.switchToLatest(), ["failure second"])
    }
}
