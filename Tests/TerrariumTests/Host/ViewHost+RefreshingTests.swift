import Foundation
import Terrarium
import Testing

/// Loads another item after a second of the clock.
private struct Feed: View {
    @Environment(\.clock) private var clock
    @State private var items = ["one"]
    @State private var isAsking = false
    var waits = true

    var body: some View {
        List(items, id: \.self) { Text($0) }
            .refreshable {
                if waits { try? await clock.sleep(for: .seconds(1)) }
                items.append("two")
            }
            .alert("Sure?", isPresented: $isAsking) {}
            .onTapGesture { isAsking = true }
    }
}

@MainActor
struct ViewHostRefreshingTests {
    @Test func aPullReturnsWhenTheWorkHasEnded() async throws {
        let host = host { Feed(waits: false) }
        try await host.refresh()
        #expect(host.texts == ["one", "two"])
        #expect(host.pendingTasks.isEmpty)
    }

    @Test func workThatWaitsForTheClockIsPendingUntilTheClockMoves() async throws {
        let host = host { Feed() }
        try await host.refresh()
        #expect(host.texts == ["one"])
        #expect(host.pendingTasks.map(\.description) == ["refreshable of Feed"])
        try await host.advance(by: .seconds(1))
        #expect(host.texts == ["one", "two"])
        #expect(host.pendingTasks.isEmpty)
    }

    @Test func aPullMayRunBesideTheMovingClock() async throws {
        let host = host { Feed() }
        async let pull: Void = host.refresh()
        try await host.advance(by: .seconds(1))
        try await pull
        try await host.advance(by: .seconds(1))
        #expect(host.texts == ["one", "two"])
    }

    @Test func workThatTakesRealTimeIsAwaited() async throws {
        struct Slow: View {
            @State private var text = "old"
            var body: some View {
                ScrollView { Text(text) }.refreshable {
                    try? await Task.sleep(for: .milliseconds(30))
                    text = "new"
                }
            }
        }
        let host = host { Slow() }
        try await host.refresh()
        #expect(host.texts == ["new"])
    }

    @Test func nothingToRefreshIsRefused() async throws {
        let plain = host { Text("x") }
        let error = await #expect(throws: ViewQueryError.self) { try await plain.refresh() }
        #expect(error?.message == "Nothing in the front can be refreshed. Add refreshable(action:) to a view.")
    }

    @Test func whatIsCoveredCannotBePulled() async throws {
        struct Covered: View {
            let log: Log
            var body: some View {
                List(0..<1, id: \.self) { Text("\($0)") }.refreshable { log("refreshed") }
                    .sheet(isPresented: .constant(true)) { Text("sheet") }
            }
        }
        let log = Log()
        let host = host { Covered(log: log) }
        let error = await #expect(throws: ViewQueryError.self) { try await host.refresh() }
        #expect(error?.message.hasSuffix("The front is a sheet.") == true)
        #expect(log.entries == [])
    }

    @Test func theWorkIsCancelledWithTheHost() async throws {
        struct Endless: View {
            @Environment(\.clock) private var clock
            let log: Log
            var body: some View {
                Text("x").refreshable {
                    do { try await clock.sleep(for: .seconds(1)) } catch { log("cancelled") }
                }
            }
        }
        let log = Log()
        let host = host { Endless(log: log) }
        try await host.refresh()
        host.unmount()
        try await host.settle()
        #expect(log.entries == ["cancelled"])
    }
}
