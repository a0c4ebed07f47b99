import Foundation
import Terrarium
import Testing

@Suite struct RunLoopSchedulerTests {
    @Test func aLoopOfItsOwnRunsWorkNowLaterAndAgain() async {
        let log = await withCheckedContinuation { done in
            Thread.detachNewThread {
                let loop = RunLoop.current
                var log: [String] = []
                loop.schedule { log.append("now") }
                loop.schedule(after: loop.now.advanced(by: .milliseconds(40))) { log.append("later") }
                var token: (any Cancellable)?
                token = loop.schedule(after: loop.now.advanced(by: .milliseconds(5)), interval: .milliseconds(5)) {
                    log.append("again")
                    if log.filter({ $0 == "again" }).count == 2 { token?.cancel() }
                }
                while !log.contains("later") { _ = loop.run(mode: .default, before: Date() + 0.1) }
                done.resume(returning: log)
            }
        }
        #expect(log == ["now", "again", "again", "later"])
    }

    @Test @MainActor func theMainLoopIsServedByTheMainQueue() async {
        await withCheckedContinuation { done in RunLoop.main.schedule { done.resume() } }
        let start = RunLoop.main.now
        await withCheckedContinuation { done in
            RunLoop.main.schedule(after: start.advanced(by: .milliseconds(10))) { done.resume() }
        }
        #expect(start.distance(to: RunLoop.main.now) >= .milliseconds(9))
    }
}
