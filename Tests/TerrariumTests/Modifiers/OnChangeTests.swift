import Foundation
import Terrarium
import Testing

private struct Counter: View {
    @State var count = 0
    var initial = false
    let log: Log

    var body: some View {
        VStack {
            Button("add") { count += 1 }
            Button("twice") {
                count += 1
                count += 1
            }
            Button("there and back") {
                count += 1
                count -= 1
            }
            Button("same") { count = count * 1 }
        }
        .onChange(of: count, initial: initial) { old, new in log("\(old)>\(new)") }
    }
}

@MainActor
struct OnChangeTests {
    @Test func theActionHearsOfTheOldAndTheNewValue() throws {
        let log = Log()
        let host = host { Counter(log: log) }
        #expect(log.entries == [])
        try host.tap("add")
        try host.tap("add")
        #expect(log.entries == ["0>1", "1>2"])
    }

    @Test func writesOfOneActionAreOneChange() throws {
        let log = Log()
        let host = host { Counter(log: log) }
        try host.tap("twice")
        try host.tap("there and back")
        try host.tap("same")
        #expect(log.entries == ["0>2"])
    }

    @Test func initiallyBothValuesAreTheFirst() throws {
        let log = Log()
        let host = host { Counter(initial: true, log: log) }
        #expect(log.entries == ["0>0"])
        try host.tap("add")
        #expect(log.entries == ["0>0", "0>1"])
    }

    @Test func whatIsInsertedTogetherWithTheChangeHearsNothing() throws {
        struct Inserting: View {
            @State var value = 5
            @State var isThere = false
            let log: Log
            var body: some View {
                VStack {
                    if isThere { Text("v\(value)").onChange(of: value) { log("change") } }
                    Button("both") {
                        value = 6
                        isThere = true
                    }
                    Button("more") { value += 1 }
                }
            }
        }
        let log = Log()
        let host = host { Inserting(log: log) }
        try host.tap("both")
        #expect(log.entries == [])
        try host.tap("more")
        #expect(log.entries == ["change"])
    }

    @Test func anActionThatWritesIsFollowedByTheNextChange() throws {
        struct Chain: View {
            @State var first = 0
            @State var second = 0
            let log: Log
            var body: some View {
                Button("go \(first) \(second)") { first += 1 }
                    .onChange(of: first) { second = first * 10 }
                    .onChange(of: second) { old, new in log("\(old)>\(new)") }
            }
        }
        let log = Log()
        let host = host { Chain(log: log) }
        try host.tap("go 0 0")
        #expect(host.texts == ["go 1 10"])
        #expect(log.entries == ["0>10"])
    }

    @Test func theClosureHasTheNewState() throws {
        struct Reading: View {
            @State var count = 0
            let log: Log
            var body: some View {
                Button("go") { count += 1 }.onChange(of: count) { log("\(count)") }
            }
        }
        let log = Log()
        let host = host { Reading(log: log) }
        try host.tap("go")
        #expect(log.entries == ["1"])
    }

    @Test func theOlderFormGetsTheNewValue() throws {
        struct Older: View {
            @State var count = 0
            let log: Log
            var body: some View {
                Button("go") { count += 1 }.onChange(of: count) { value in log("\(value)") }
            }
        }
        let log = Log()
        let host = host { Older(log: log) }
        try host.tap("go")
        #expect(log.entries == ["1"])
    }

    @Test func theScenePhaseIsFollowed() throws {
        struct Following: View {
            @Environment(\.scenePhase) var phase
            let log: Log
            var body: some View { Text("x").onChange(of: phase) { old, new in log("\(old)>\(new)") } }
        }
        let log = Log()
        let host = host { Following(log: log) }
        host.scenePhase = .background
        _ = host.texts
        host.scenePhase = .active
        _ = host.texts
        #expect(log.entries == ["active>background", "background>active"])
    }

    @Test func severalOnOneViewTellFromTheInsideOut() throws {
        struct Several: View {
            @State var count = 0
            let log: Log
            var body: some View {
                Button("go") { count += 1 }
                    .onChange(of: count) { log("inner") }
                    .onChange(of: count) { log("outer") }
            }
        }
        let log = Log()
        let host = host { Several(log: log) }
        try host.tap("go")
        #expect(log.entries == ["inner", "outer"])
    }

    @Test func theFirstValueIsToldOnceThoughTheViewComesBack() throws {
        let log = Log()
        let host = host {
            TabView {
                Text("a").onChange(of: 1, initial: true) { log("first") }.tabItem { Text("A") }
                Text("b").tabItem { Text("B") }
            }
        }
        try host.select(tab: "B")
        try host.select(tab: "A")
        #expect(log.entries == ["first"])
    }

    @Test func whatIsBackAtTheEndOfAnActionHasNotChanged() throws {
        struct Wavering: View {
            @State var count = 0
            let log: Log
            var body: some View {
                Button("go") {
                    count = 5
                    count = 0
                }
                .onChange(of: count) { log("changed") }
            }
        }
        let log = Log()
        let host = host { Wavering(log: log) }
        try host.tap("go")
        #expect(log.entries.isEmpty)
    }

    @Test func onlyTheValueThatIsNamedCounts() throws {
        struct Halving: View {
            @State var count = 0
            @State var limit = 3
            let log: Log
            var body: some View {
                VStack {
                    Button("count") { count += 1 }
                    Button("both") {
                        count += 1
                        limit += 10
                    }
                }
                .onChange(of: count / 2) { old, new in log("\(old)>\(new)") }
                .onChange(of: [count, limit]) { old, new in log("\(old)>\(new)") }
            }
        }
        let log = Log()
        let host = host { Halving(log: log) }
        try host.tap("count")
        try host.tap("both")
        #expect(log.entries == ["[0, 3]>[1, 3]", "0>1", "[1, 3]>[2, 13]"])
    }
}
