import Foundation
import Terrarium
import Testing

@MainActor
struct TaskTests {
    @Test func stateWrittenAfterAHopShowsOnceSettled() async throws {
        struct Hopping: View {
            @State var text = "-"
            var body: some View {
                Text(text).task {
                    await Task.yield()
                    text = "x"
                }
            }
        }
        let host = host { Hopping() }
        #expect(host.texts == ["-"])
        try await host.settle()
        #expect(host.texts == ["x"])
    }

    @Test func aTaskIsCancelledWhenTheViewGoes() async throws {
        struct Going: View {
            let log: Log
            @State var isThere = true
            var body: some View {
                VStack {
                    if isThere {
                        Text("x").task {
                            do {
                                try await Task.sleep(nanoseconds: 1_000_000_000_000)
                            } catch {
                                log("cancelled")
                            }
                        }
                    }
                    Button("flip") { isThere = false }
                }
            }
        }
        let log = Log()
        let host = host { Going(log: log) }
        try await host.settle()
        #expect(host.pendingTasks.map(\.origin) == ["task"])
        try host.tap("flip")
        try await host.settle()
        #expect(log.entries == ["cancelled"])
        #expect(host.pendingTasks.isEmpty)
    }

    @Test func unmountingTearsDown() async throws {
        let log = Log()
        let host = host {
            Text("x").onDisappear { log("D") }.task {
                do {
                    try await Task.sleep(nanoseconds: 1_000_000_000_000)
                } catch {
                    log("C")
                }
            }
        }
        try await host.settle()
        host.unmount()
        try await host.settle()
        #expect(log.entries.sorted() == ["C", "D"])
    }

    @Test func theClockMovesOnDemand() async throws {
        struct Waiting: View {
            @Environment(\.clock) var clock
            @State var count = 0
            var body: some View {
                Text("\(count)").task {
                    while count < 3 {
                        try? await clock.sleep(for: .seconds(1))
                        count += 1
                    }
                }
            }
        }
        let host = host { Waiting() }
        try await host.advance(by: .seconds(2))
        #expect(host.texts == ["2"])
        try await host.advance(by: .seconds(60))
        #expect(host.texts == ["3"])
    }

    @Test func refreshIsThereBelowRefreshableOnly() async throws {
        struct Reader: View {
            @Environment(\.refresh) var refresh
            var body: some View { Text(refresh == nil ? "none" : "can") }
        }
        let log = Log()
        let host = host {
            VStack {
                Reader()
                Reader().refreshable { log("refresh") }
            }
        }
        #expect(host.texts == ["none", "can"])
        try await host.refresh()
        #expect(log.entries == ["refresh"])
    }
}
