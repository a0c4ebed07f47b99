import Foundation
import Terrarium
import Testing

@Suite struct PublishersCombineLatestTests {
    let a = PassthroughSubject<Int, TestError>()
    let b = PassthroughSubject<String, TestError>()
    let c = CurrentValueSubject<Bool, TestError>(true)

    @Test func sendsTheNewestOfEachOnceAllHaveSent() {
        let two = a.combineLatest(b).record()
        let three = a.combineLatest(b, c) { "\($0)\($1)\($2)" }.record()
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        a.send(3)
        c.send(false)
        #expect(two.events == [#"(2, "x")"#, #"(2, "y")"#, #"(3, "y")"#])
        #expect(three.events == ["2xtrue", "2ytrue", "3ytrue", "3yfalse"])
    }

    @Test func combinesFour() {
        let recorder = Just(1).combineLatest(Just("a"), Just(true), Just(2.5)).record()
        #expect(recorder.events == [#"(1, "a", true, 2.5)"#, "finished"])
        check(Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }, ["10", "finished"])
    }

    @Test func endsWithTheLastAndFailsWithTheFirst() {
        let recorder = a.combineLatest(b).record()
        a.send(1)
        a.send(completion: .finished)
        b.send("x")
        #expect(recorder.events == [#"(1, "x")"#])
        b.send(completion: .finished)
        #expect(recorder.events == [#"(1, "x")"#, "finished"])

        let failed = c.combineLatest(b).record()
        #expect(failed.events == ["finished"])
        let never = CurrentValueSubject<Int, TestError>(1)
        let broken = c.combineLatest(never).record()
        never.send(completion: .failure(.second))
        #expect(broken.events == ["(true, 1)", "failure second"])
    }

    @Test func endsWhenOneHasNothingToSend() {
        check(Empty<Int, TestError>().combineLatest(b), ["finished"])
    }

    @Test func sendsOnlyWhatIsAskedFor() {
        let recorder = (1...3).publisher.combineLatest((4...6).publisher).record(.max(1))
        #expect(recorder.events == ["(1, 4)"])
        recorder.request(1)
        #expect(recorder.events == ["(1, 4)", "(2, 4)"])
        recorder.cancel()
        recorder.request(1)
        #expect(recorder.events == ["(1, 4)", "(2, 4)"])
    }
}
