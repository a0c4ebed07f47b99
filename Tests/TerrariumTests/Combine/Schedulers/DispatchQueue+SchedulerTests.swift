import Foundation
import Terrarium
import Testing

@Suite struct DispatchQueueSchedulerTests {
    @Test func measuresTime() {
        let start = DispatchQueue.main.now
        let later = start.advanced(by: .milliseconds(20))
        #expect(start < later)
        #expect(start.distance(to: later) == .milliseconds(20))
        #expect(later.distance(to: start) == .milliseconds(-20))
    }

    @Test func runsWorkLaterAndAgain() async {
        let queue = DispatchQueue(label: "test")
        let start = queue.now
        await withCheckedContinuation { done in
            queue.schedule(after: start.advanced(by: .milliseconds(20))) { done.resume() }
        }
        #expect(start.distance(to: queue.now) >= .milliseconds(20))

        let ticks = AsyncStream<Int> { continuation in
            var count = 0
            let token = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
                count += 1
                continuation.yield(count)
                if count == 3 { continuation.finish() }
            }
            let box = Box(token)
            continuation.onTermination = { _ in box.value.cancel() }
        }
        var seen: [Int] = []
        for await tick in ticks { seen.append(tick) }
        #expect(seen == [1, 2, 3])
    }

    struct Box: @unchecked Sendable {
        let value: any Cancellable
        init(_ value: any Cancellable) { self.value = value }
    }
}
