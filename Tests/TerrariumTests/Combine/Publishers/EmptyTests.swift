import Foundation
import Terrarium
import Testing

@Suite struct EmptyTests {
    @Test func endsAtOnceOrNever() {
        check(Empty<Int, Never>(), ["finished"], demand: .none)
        check(Empty(completeImmediately: false, outputType: Int.self, failureType: TestError.self), [])
    }
}
