import Foundation
import Terrarium
import Testing

@Suite struct DeferredTests {
    @Test func makesAPublisherForEachSubscriber() {
        var count = 0
        let deferred = Deferred { () -> Just<Int> in
            count += 1
            return Just(count)
        }
        #expect(count == 0)
        check(deferred, ["1", "finished"])
        check(deferred, ["2", "finished"])
    }
}
