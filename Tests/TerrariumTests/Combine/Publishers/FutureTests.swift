import Foundation
import Terrarium
import Testing

@Suite struct FutureTests {
    @Test func startsAtOnceAndKeepsItsResult() {
        var promise: Future<Int, TestError>.Promise?
        let future = Future<Int, TestError> { promise = $0 }
        #expect(promise != nil)
        let (early, idle) = (future.record(), future.record(.none))
        #expect(early.events == [])
        promise?(.success(1))
        promise?(.success(2))
        #expect(early.events == ["1", "finished"])
        #expect(idle.events == [])
        idle.request(1)
        #expect(idle.events == ["1", "finished"])
        check(future, ["1", "finished"])
    }

    @Test func failsWithoutBeingAsked() {
        check(Future<Int, TestError> { $0(.failure(.first)) }, ["failure first"], demand: .none)
    }

    @Test func aCancelledSubscriberHearsNothing() {
        var promise: Future<Int, Never>.Promise?
        let recorder = Future<Int, Never> { promise = $0 }.record()
        recorder.cancel()
        promise?(.success(1))
        #expect(recorder.events == [])
    }

    @Test func isAwaited() async throws {
        #expect(await Future<Int, Never> { $0(.success(4)) }.value == 4)
        let failing = Future<Int, any Error> { $0(.failure(TestError.second)) }
        await #expect(throws: TestError.second) { _ = try await failing.value }
    }
}
