import Foundation
import Terrarium
import Testing

@Suite struct PublishersZipTests {
    @Test func pairsValuesInOrder() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let recorder = a.zip(b).record()
        a.send(1)
        a.send(2)
        b.send("x")
        a.send(3)
        b.send("y")
        #expect(recorder.events == [#"(1, "x")"#, #"(2, "y")"#])
        b.send(completion: .finished)
        #expect(recorder.events == [#"(1, "x")"#, #"(2, "y")"#, "finished"])
    }

    @Test func endsWhenNoPairCanFollow() {
        check((1...3).publisher.zip(["a", "b"].publisher), [#"(1, "a")"#, #"(2, "b")"#, "finished"])
        check((1...2).publisher.zip((3...9).publisher, (5...6).publisher), ["(1, 3, 5)", "(2, 4, 6)", "finished"])
        check(Just(1).zip(Just(2), Just(3), Just(4)), ["(1, 2, 3, 4)", "finished"])
        check(Just(2).zip(Just(3)) { $0 * $1 }, ["6", "finished"])
        check(Just(2).zip(Just(3), Just(4)) { $0 * $1 * $2 }, ["24", "finished"])
        check(failing(1).zip(failing(2)), ["failure first"])
    }

    @Test func sendsOnlyWhatIsAskedFor() {
        let recorder = (1...3).publisher.zip((4...6).publisher).record(.max(1))
        #expect(recorder.events == ["(1, 4)"])
        recorder.request(2)
        #expect(recorder.events == ["(1, 4)", "(2, 5)", "(3, 6)", "finished"])
    }
}
