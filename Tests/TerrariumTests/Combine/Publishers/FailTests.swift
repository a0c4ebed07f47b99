import Foundation
import Terrarium
import Testing

@Suite struct FailTests {
    @Test func failsAtOnce() {
        check(Fail<Int, TestError>(error: .first), ["failure first"], demand: .none)
        check(Fail(outputType: Int.self, failure: TestError.second), ["failure second"])
    }
}
