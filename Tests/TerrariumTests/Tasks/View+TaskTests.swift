import Foundation
import Terrarium
import Testing

@MainActor
struct ViewTaskTests {
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

    @Test func anotherIDCancelsAndStartsAgain() async throws {
        struct Loading: View {
            let log: Log
            @State var page = 1
            var body: some View {
                Button("next \(page)") { page += 1 }.task(id: page) {
                    log("start \(page)")
                    do {
                        try await Task.sleep(nanoseconds: 1_000_000_000_000)
                    } catch {
                        log("cancel")
                    }
                }
            }
        }
        let log = Log()
        let host = host { Loading(log: log) }
        try await host.settle()
        #expect(log.entries == ["start 1"])
        try host.tap("next 1")
        try await host.settle()
        #expect(log.entries.sorted() == ["cancel", "start 1", "start 2"])
        #expect(host.pendingTasks.count == 1)
    }

    @Test func anEqualIDRunsNothingAgain() async throws {
        struct Loading: View {
            let log: Log
            @State var page = 1
            @State var taps = 0
            var body: some View {
                VStack {
                    Button("same \(taps)") {
                        taps += 1
                        page = 1
                    }
                }.task(id: page) { log("start") }
            }
        }
        let log = Log()
        let host = host { Loading(log: log) }
        try await host.settle()
        try host.tap("same 0")
        try await host.settle()
        #expect(log.entries == ["start"])
    }

    @Test func aTaskStartsAfterTheAppearActions() async throws {
        let log = Log()
        let host = host {
            VStack { Text("x").task { log("task") }.onAppear { log("inner") } }.onAppear { log("outer") }
        }
        try await host.settle()
        #expect(log.entries.last == "task")
        #expect(log.entries.count == 3)
    }

    @Test func comingBackStartsTheTaskAgain() async throws {
        struct Switching: View {
            let log: Log
            @State var isThere = true
            var body: some View {
                VStack {
                    if isThere { Text("x").task { log("start") } }
                    Button("flip") { isThere.toggle() }
                }
            }
        }
        let log = Log()
        let host = host { Switching(log: log) }
        try await host.settle()
        try host.tap("flip")
        try host.tap("flip")
        try await host.settle()
        #expect(log.entries == ["start", "start"])
    }

    @Test func theTaskSeesTheStateOfTheMoment() async throws {
        struct Reading: View {
            let log: Log
            @State var number = 1
            var body: some View {
                Text("n\(number)").onAppear { number = 2 }.task { log("\(number)") }
            }
        }
        let log = Log()
        let host = host { Reading(log: log) }
        try await host.settle()
        #expect(log.entries == ["2"])
    }
}
