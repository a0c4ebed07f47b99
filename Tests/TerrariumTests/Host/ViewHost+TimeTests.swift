import Foundation
import Terrarium
import Testing

/// Counts the seconds of the host's clock.
private struct Ticking: View {
    @Environment(\.clock) private var clock
    @State private var seconds = 0

    var body: some View {
        Text("\(seconds) s").task {
            while seconds < 5 {
                do { try await clock.sleep(for: .seconds(1)) } catch { return }
                seconds += 1
            }
        }
    }
}

private struct Waiting: View {
    var body: some View {
        Text("waiting").task { try? await Task.sleep(for: .seconds(1_000)) }
    }
}

/// Writes state whenever it changes.
private struct Restless: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)").onChange(of: count) { count += 1 }.onAppear { count = 1 }
    }
}

@MainActor
struct ViewHostTimeTests {
    @Test func theClockStandsStillUntilItIsMoved() async throws {
        let host = host { Ticking() }
        try await host.settle()
        #expect(host.texts == ["0 s"])
        try await host.advance(by: .milliseconds(999))
        #expect(host.texts == ["0 s"])
        try await host.advance(by: .milliseconds(1))
        #expect(host.texts == ["1 s"])
        try await host.advance(by: .seconds(100))
        #expect(host.texts == ["5 s"])
        #expect(host.pendingTasks.isEmpty)
        #expect(host.clock.now.offset == .seconds(101))
    }

    @Test func anAdvanceByNothingOrBackwardsMovesNothing() async throws {
        let host = host { Ticking() }
        try await host.advance(by: .zero)
        try await host.advance(by: .seconds(-3))
        #expect(host.clock.now.offset == .zero)
        #expect(host.texts == ["0 s"])
    }

    @Test func suspendedTasksAreListedAndNotAwaited() async throws {
        let host = host { Waiting() }
        try await host.settle()
        #expect(host.pendingTasks.map(\.description) == ["task of Waiting"])
    }

    @Test func aWaitThatEndsWithoutItsConditionNamesWhoIsPending() async throws {
        let host = host { VStack { Waiting() } }
        let error = await #expect(throws: SettleError.self) {
            try await host.settle(timeout: .milliseconds(20)) { host.texts == ["done"] }
        }
        #expect(error?.pending.map(\.path) == ["Waiting"])
        #expect(
            error?.message
                == "The condition did not come true within 0.02 seconds. Pending: task of Waiting.")
    }

    @Test func thePathOfAPendingTaskStartsAtTheRoot() async throws {
        struct Inner: View {
            var body: some View { VStack { Waiting() } }
        }
        struct Outer: View {
            var body: some View { Inner() }
        }
        let host = host { Outer() }
        let error = await #expect(throws: SettleError.self) {
            try await host.settle(timeout: .milliseconds(20)) { false }
        }
        #expect(host.pendingTasks.map(\.path) == ["Outer > Inner > Waiting"])
        #expect(error?.message.hasSuffix("Pending: task of Outer > Inner > Waiting.") == true)
    }

    @Test func aWaitForAViewThatSleepsOnTheHostsClockNamesTheMend() async throws {
        let host = host { Ticking() }
        let error = await #expect(throws: SettleError.self) {
            try await host.settle(timeout: .milliseconds(20)) { host.texts == ["1 s"] }
        }
        #expect(
            error?.message == """
                The condition did not come true within 0.02 seconds. Pending: task of Ticking, asleep on the host's clock \
                for 1.0 seconds more. Only advance(by:) moves that clock.
                """)
        host.unmount()
        let late = await #expect(throws: SettleError.self) { try await host.settle(timeout: .zero) { false } }
        #expect(late?.message.hasSuffix("The host is unmounted and shows nothing any more.") == true)
    }

    @Test func aWaitWithoutTasksSaysThatNoneIsPending() async throws {
        let host = host { Text("x") }
        let error = await #expect(throws: SettleError.self) {
            try await host.settle(timeout: .zero) { false }
        }
        #expect(error?.description == "The condition did not come true within 0.0 seconds. No task is pending.")
        try await host.settle(timeout: .zero) { host.texts == ["x"] }
    }

    @Test func aWaitEndsWhenItsConditionHolds() async throws {
        struct Loading: View {
            @State private var text = "loading"
            var body: some View {
                Text(text).task {
                    try? await Task.sleep(for: .milliseconds(5))
                    text = "done"
                }
            }
        }
        let host = host { Loading() }
        try await host.settle(timeout: .seconds(20)) { host.texts == ["done"] }
        #expect(host.texts == ["done"])
    }

    @Test func stateThatNeverSettlesIsNamed() async throws {
        let host = host { Restless() }
        let error = await #expect(throws: SettleError.self) { try await host.settle() }
        #expect(error?.message.hasPrefix("The views do not settle. unsettledState at Restless") == true)
        #expect(host.issues.map(\.kind) == [.unsettledState])
        #expect(host.issues.first?.path.hasPrefix("Restless") == true)
    }

    @Test func tasksThatHopOverOtherThreadsAreSettled() async throws {
        struct Hopping: View {
            @State private var sum = 0
            var body: some View {
                Text("\(sum)").task {
                    for _ in 0..<10 { sum += await Task.detached { 1 }.value }
                }
            }
        }
        let host = host { Hopping() }
        try await host.settle()
        #expect(host.texts == ["10"])
    }

    @Test func animationsEndAtOnceAndTheirCompletionRuns() throws {
        struct Moving: View {
            @State private var isBig = false
            @State private var ends = 0
            var body: some View {
                VStack {
                    Text(isBig ? "big" : "small")
                    Button("move \(ends)") {
                        withAnimation {
                            isBig.toggle()
                        } completion: {
                            ends += 1
                        }
                    }
                }
            }
        }
        let host = host { Moving() }
        try host.tap("move 0")
        #expect(host.texts == ["big", "move 1"])
    }

    @Test func anotherClockTakesThePlaceOfTheHosts() async throws {
        let host = host { Ticking() }
        try await host.settle()
        let other = ManualClock()
        host.clock = other
        #expect(host.clock === other)
        try await host.advance(by: .seconds(2))
        #expect(other.now.offset == .seconds(2))
    }
}
