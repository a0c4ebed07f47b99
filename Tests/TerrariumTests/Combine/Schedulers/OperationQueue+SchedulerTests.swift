import Foundation
import Terrarium
import Testing

@Suite struct OperationQueueSchedulerTests {
    @Test func runsWorkLaterOnTheQueue() async {
        let queue = OperationQueue()
        let start = queue.now
        let current = await withCheckedContinuation { done in
            queue.schedule(after: start.advanced(by: .milliseconds(10))) {
                done.resume(returning: OperationQueue.current)
            }
        }
        #expect(current === queue)
        #expect(start.distance(to: queue.now) >= .milliseconds(9))
    }

    @Test func repeatsUntilCancelled() async {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        var token: (any Cancellable)?
        let third = await withCheckedContinuation { done in
            var count = 0
            token = queue.schedule(after: queue.now, interval: .milliseconds(2)) {
                count += 1
                if count == 3 { done.resume(returning: count) }
            }
        }
        token?.cancel()
        #expect(third == 3)
    }
}
