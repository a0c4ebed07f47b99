import Dispatch
import Foundation
import Synchronization
import Testing

@testable import Terrarium

@MainActor
struct MainThreadTests {
    @Test func theMainActorIsRecognised() async {
        #expect(MainThread.isCurrent)
        #expect(await Task.detached { MainThread.isCurrent }.value == false)
    }

    @Test func workRunsAtOnceWhereTheMainActorIs() {
        let count = Mutex(0)
        MainThread.run { count.withLock { $0 += 1 } }
        #expect(count.withLock { $0 } == 1)
    }

    @Test func stateMayBeWrittenOnAnyThread() async {
        struct Sum: View {
            let handle: Handle<Int>
            @State private var value = 0
            var body: some View {
                let _ = handle.keep($value)
                Text("\(value)")
            }
        }
        let handle = Handle<Int>()
        let host = host { Sum(handle: handle) }
        let writer = UncheckedBox(handle.binding)
        await Task.detached {
            DispatchQueue.concurrentPerform(iterations: 100) { index in writer.value?.wrappedValue = index + 1 }
            writer.value?.wrappedValue = -1
        }.value
        await Self.mainQueueIsServed()
        #expect(host.texts == ["-1"])
        #expect(host.issues.isEmpty)
    }

    /// What another thread reads while a body runs is none of the body's dependencies.
    @Test func aReadOnAnotherThreadWakesNoBody() async {
        struct Waiting: View {
            let foreign: StateSource<Int>
            @State private var own = 1
            var body: some View {
                let _ = readElsewhere()
                Text("\(own)")
            }
            private func readElsewhere() {
                let foreign = foreign
                let done = DispatchSemaphore(value: 0)
                Thread {
                    _ = foreign.read()
                    done.signal()
                }.start()
                done.wait()
            }
        }
        let foreign = StateSource(1, name: "foreign", owner: nil)
        let host = host { Waiting(foreign: foreign) }
        #expect(host.texts == ["1"])
        #expect(foreign.subscriberCount == 0)
        #expect(host.evaluations { foreign.write(2) } == [:])
    }

    /// The main queue is served in order: what was sent to it before has arrived when this returns.
    private static func mainQueueIsServed() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
}
