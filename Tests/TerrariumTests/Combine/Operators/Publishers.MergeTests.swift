import Foundation
import Terrarium
import Testing

@Suite struct PublishersMergeTests {
    @Test func sendsInTheOrderInWhichValuesCome() {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        let (a, b, c, d) = (subjects[0], subjects[1], subjects[2], subjects[3])
        let recorders = [
            a.merge(with: b).record(), a.merge(with: b, c).record(), a.merge(with: b, c, d).record(),
            Publishers.MergeMany(subjects).record(),
        ]
        for (value, subject) in [3, 2, 1, 0, 1].map({ subjects[$0] }).enumerated() { subject.send(value) }
        for subject in subjects { subject.send(completion: .finished) }
        #expect(recorders[0].events == ["2", "3", "4", "finished"])
        #expect(recorders[1].events == ["1", "2", "3", "4", "finished"])
        #expect(recorders[2].events == ["0", "1", "2", "3", "4", "finished"])
        #expect(recorders[3].events == ["0", "1", "2", "3", "4", "finished"])
    }

    @Test func anErrorEndsAll() {
        check(failing(1).merge(with: failing(2)), ["1", "failure first"])
        check(Publishers.MergeMany([Just<Int>]()), ["finished"])
    }
}
