import Foundation
import Terrarium
import Testing

@Suite struct PublishersCatchTests {
    @Test func goesOnAfterAnError() {
        check(failing(1, 2).catch { _ in [8, 9].publisher }, ["1", "2", "8", "9", "finished"])
        check(failing(1).replaceError(with: 0), ["1", "0", "finished"])
        check(Just(1).setFailureType(to: TestError.self).replaceError(with: 0), ["1", "finished"])
        check(failing(1).catch { _ in failing(2, with: .second) }, ["1", "2", "failure second"])
    }

    @Test func demandGoesOver() {
        check(failing(1).catch { _ in [8, 9].publisher }, ["1", "8"], demand: .max(2))
        check(failing(1).replaceError(with: 0), ["1"], demand: .max(1))
    }

    @Test func triesAgain() {
        var attempts = 0
        let flaky = Deferred { () -> AnyPublisher<Int, TestError> in
            attempts += 1
            return attempts < 3 ? failing(attempts) : Just(7).setFailureType(to: TestError.self).eraseToAnyPublisher()
        }
        check(flaky.retry(5), ["1", "2", "7", "finished"])
        #expect(attempts == 3)
        check(failing(1).retry(2), ["1", "1", "1", "failure first"])
        check(failing(1).retry(0), ["1", "failure first"])
    }
}
