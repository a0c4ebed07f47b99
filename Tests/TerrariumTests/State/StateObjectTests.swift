import Foundation
import Terrarium
import Testing

private final class Counter: ObservableObject {
    @Published var value = 0
    @Published var other = 0
    var silent = 0
    let name: String

    init(name: String = "", log: Log? = nil) {
        self.name = name
        if let log { MainActor.assumeIsolated { log("init \(name)") } }
    }

    /// Made from a published property.
    var doubled: Int { value * 2 }
}

@MainActor
struct StateObjectTests {
    @Test func theObjectIsMadeOnceHoweverOftenTheParentRuns() throws {
        struct Child: View {
            let name: String
            @StateObject var counter: Counter
            init(name: String, log: Log) {
                self.name = name
                _counter = StateObject(wrappedValue: Counter(name: name, log: log))
            }
            var body: some View { Button("\(name)\(counter.name)\(counter.value)") { counter.value += 1 } }
        }
        struct Parent: View {
            let log: Log
            @State var name = "a"
            var body: some View {
                VStack {
                    Child(name: name, log: log)
                    Button("rename") { name += "b" }
                }
            }
        }
        let log = Log()
        let host = host { Parent(log: log) }
        try host.tap("aa0")
        try host.tap("rename")
        #expect(host.texts == ["aba1", "rename"])
        #expect(log.entries == ["init a"])
    }

    @Test func anotherIdentityMakesAnotherObject() throws {
        struct Child: View {
            @StateObject var counter = Counter()
            var body: some View { Button("n\(counter.value)") { counter.value += 1 } }
        }
        struct Parent: View {
            @State var id = 0
            var body: some View {
                VStack {
                    Child().id(id)
                    Button("next") { id += 1 }
                }
            }
        }
        let host = host { Parent() }
        try host.tap("n0")
        try host.tap("next")
        #expect(host.texts == ["n0", "next"])
    }

    @Test func theObjectGoesWithItsView() throws {
        @MainActor final class Watcher { weak var counter: Counter? }
        struct Child: View {
            let watcher: Watcher
            @StateObject var counter = Counter()
            var body: some View {
                let _ = watcher.counter = counter
                Text("n\(counter.value)")
            }
        }
        struct Parent: View {
            let watcher: Watcher
            @State var isShown = true
            var body: some View {
                if isShown { Child(watcher: watcher) }
                Button("hide") { isShown = false }
            }
        }
        let watcher = Watcher()
        let host = host { Parent(watcher: watcher) }
        #expect(watcher.counter != nil)
        try host.tap("hide")
        _ = host.texts
        #expect(watcher.counter == nil)
    }

    @Test func publishedChangesRunTheBodyOnceAnAction() throws {
        struct Owner: View {
            @StateObject var counter = Counter()
            var body: some View {
                VStack {
                    Button("\(counter.value) \(counter.other) \(counter.silent)") {
                        counter.value += 1
                        counter.other += 1
                        counter.value += 1
                    }
                    Button("silent") { counter.silent += 1 }
                }
            }
        }
        let host = host { Owner() }
        #expect(try host.evaluations { try host.tap("silent") } == [:])
        #expect(host.texts.first == "0 0 0")
        let log = try host.evaluationLog { try host.tap("0 0 0") }
        #expect(host.texts.first == "2 1 1")
        #expect(log.map(\.description) == ["Owner: object Counter.value, object Counter.other"])
    }

    @Test func anyPublishedChangeRunsTheBodyEvenAnEqualOrUnreadOne() throws {
        struct Owner: View {
            @StateObject var counter = Counter()
            var body: some View {
                VStack {
                    Text("\(counter.value)")
                    Button("equal") { counter.value = 0 }
                    Button("unread") { counter.other += 1 }
                }
            }
        }
        let host = host { Owner() }
        #expect(try host.evaluations { try host.tap("equal") } == ["Owner": 1])
        #expect(try host.evaluations { try host.tap("unread") } == ["Owner": 1])
    }

    @Test func aChangeAnnouncedByHandRunsTheBody() throws {
        struct Owner: View {
            @StateObject var counter = Counter()
            var body: some View {
                Button("s\(counter.silent)") {
                    counter.objectWillChange.send()
                    counter.silent = 5
                }
            }
        }
        let host = host { Owner() }
        let log = try host.evaluationLog { try host.tap("s0") }
        #expect(host.texts == ["s5"])
        #expect(log.map(\.description) == ["Owner: object Counter"])
    }

    @Test func computedPropertiesFollowWhatTheyAreMadeFrom() throws {
        struct Owner: View {
            @StateObject var counter = Counter()
            var body: some View { Button("d\(counter.doubled)") { counter.value += 1 } }
        }
        let host = host { Owner() }
        try host.tap("d0")
        #expect(host.texts == ["d2"])
    }

    @Test func aNestedObjectIsNotObserved() throws {
        final class Outer: ObservableObject {
            @Published var inner = Counter()
        }
        struct Inner: View {
            @ObservedObject var counter: Counter
            var body: some View { Text("in\(counter.value)") }
        }
        struct Owner: View {
            @StateObject var outer = Outer()
            var body: some View {
                VStack {
                    Text("out\(outer.inner.value)")
                    Inner(counter: outer.inner)
                    Button("add") { outer.inner.value += 1 }
                }
            }
        }
        let host = host { Owner() }
        #expect(try host.evaluations { try host.tap("add") } == ["Inner": 1])
        #expect(host.texts == ["out0", "in1", "add"])
    }

    @Test func bindingsWriteToTheObject() throws {
        struct Owner: View {
            @StateObject var counter = Counter()
            var body: some View { Stepper("v\(counter.value)", value: $counter.value) }
        }
        let host = host(300, 100) { Owner() }
        try host.increment("v0")
        #expect(host.texts.contains("v1"))
    }
}
