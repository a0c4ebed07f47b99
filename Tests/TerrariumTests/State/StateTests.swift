import Foundation
import Observation
import Terrarium
import Testing

@MainActor
struct StateTests {
    @Test func aTapChangesStateAndRunsOneBody() throws {
        let host = host { TapCounter() }
        #expect(host.texts == ["c:0"])
        let counts = try host.evaluations { try host.tap("c:0") }
        #expect(host.texts == ["c:1"])
        #expect(counts == ["TapCounter": 1])
    }

    @Test func anEqualValueRunsNothing() throws {
        struct Same: View {
            @State var value = 5
            var body: some View { Button("same \(value)") { value = 5 } }
        }
        let host = host { Same() }
        #expect(try host.evaluations { try host.tap("same 5") } == [:])
    }

    @Test func stateSurvivesANewInput() throws {
        struct Parent: View {
            @State var flag = true
            var body: some View {
                VStack {
                    TapCounter(name: flag ? "a" : "b")
                    Button("flip") { flag.toggle() }
                }
            }
        }
        let host = host { Parent() }
        try host.tap("a:0")
        try host.tap("flip")
        #expect(host.texts == ["b:1", "flip"])
    }

    @Test func anotherBranchStartsAfresh() throws {
        struct Parent: View {
            @State var flag = true
            var body: some View {
                VStack {
                    if flag { TapCounter(name: "a") } else { TapCounter(name: "a") }
                    Button("flip") { flag.toggle() }
                }
            }
        }
        let host = host { Parent() }
        try host.tap("a:0")
        try host.tap("flip")
        #expect(host.texts == ["a:0", "flip"])
    }

    @Test func anotherIdentityStartsAfresh() throws {
        struct Parent: View {
            @State var id = 0
            var body: some View {
                VStack {
                    TapCounter().id(id)
                    Button("next") { id += 1 }
                }
            }
        }
        let host = host { Parent() }
        try host.tap("c:0")
        try host.tap("next")
        #expect(host.texts == ["c:0", "next"])
    }

    @Test func stateFollowsTheElement() throws {
        struct Parent: View {
            @State var names = ["a", "b"]
            var body: some View {
                VStack {
                    ForEach(names, id: \.self) { TapCounter(name: $0) }
                    Button("move") { names = ["x", "b", "a"] }
                }
            }
        }
        let host = host { Parent() }
        try host.tap("b:0")
        let log = try host.evaluationLog { try host.tap("move") }
        #expect(host.texts == ["x:0", "b:1", "a:0", "move"])
        #expect(log.map(\.description) == ["Parent: state names", "TapCounter: first"])
    }

    @Test func aBindingWritesToItsSourceAndWakesItsReaders() throws {
        struct Field: View {
            @Binding var value: Int
            var body: some View { Button("v\(value)") { value += 1 } }
        }
        struct Parent: View {
            @State var value = 0
            var body: some View { Field(value: $value) }
        }
        let host = host { Parent() }
        let log = try host.evaluationLog { try host.tap("v0") }
        #expect(host.texts == ["v1"])
        #expect(log.map(\.description) == ["Field: state value"])
    }

    @Test func aWriteInOnAppearShowsInTheFirstOutline() {
        struct Loader: View {
            @State var text = "a"
            var body: some View { Text(text).onAppear { text = "b" } }
        }
        let host = host { Loader() }
        #expect(host.texts == ["b"])
    }

    @Test func stateThatNeverSettlesIsReportedWithItsView() {
        struct Endless: View {
            @State var count = 0
            var body: some View {
                Text("x").onChange(of: count) { count += 1 }.onAppear { count = 1 }
            }
        }
        let host = host { Endless() }
        #expect(host.issues.map(\.kind) == [.unsettledState])
        #expect(host.issues.first?.path == "Endless")
    }

    @Test func severalWritesInOneActionAreOnePass() throws {
        struct Twice: View {
            @State var first = 0
            @State var second = 0
            var body: some View {
                Button("\(first) \(second)") {
                    first += 1
                    second += 1
                    first += 1
                }
            }
        }
        let host = host { Twice() }
        let log = try host.evaluationLog { try host.tap("0 0") }
        #expect(host.texts == ["2 1"])
        #expect(log.map(\.description) == ["Twice: state first, state second"])
    }

    @Test func anActionSeesWhatItHasJustWritten() throws {
        struct Writer: View {
            let log: Log
            @State var value = 0
            var body: some View {
                Button("go") {
                    value = 3
                    log("\(value)")
                }
            }
        }
        let log = Log()
        let host = host { Writer(log: log) }
        try host.tap("go")
        #expect(log.entries == ["3"])
    }

    @Test func aStateThatTheBodyDoesNotReadRunsNothing() throws {
        struct Unread: View {
            @State var value = 0
            var body: some View { Button("go") { value += 1 } }
        }
        let host = host { Unread() }
        #expect(try host.evaluations { try host.tap("go") } == [:])
    }

    @Test func aWriteInABodyIsReportedAndTakesEffectAfterwards() {
        struct Writer: View {
            @State var value = 0
            var body: some View {
                if value < 2 { let _ = value = 2 }
                Text("v\(value)")
            }
        }
        let host = host { Writer() }
        #expect(host.texts == ["v2"])
        #expect(host.issues.map(\.kind) == [.stateWrittenDuringUpdate])
        #expect(host.issues.first?.path == "Writer")
    }

    @Test func fieldsOfAPlainClassAreNotObserved() throws {
        final class Plain { var value = 0 }
        struct Holder: View {
            @State var plain = Plain()
            @State var taps = 0
            var body: some View {
                VStack {
                    Button("p\(plain.value)") { plain.value += 1 }
                    Button("t\(taps)") { taps += 1 }
                }
            }
        }
        let host = host { Holder() }
        try host.tap("p0")
        #expect(host.texts == ["p0", "t0"])
        try host.tap("t0")
        #expect(host.texts == ["p1", "t1"])
    }

    @Test func changesInsideAValueCount() throws {
        struct Point: Equatable { var x = 0, y = 0 }
        struct Holder: View {
            @State var point = Point()
            @State var list = [1]
            @State var table = ["a": 1]
            var body: some View {
                Button("\(point.x) \(list.count) \(table["b"] ?? 0)") {
                    point.x += 1
                    list.append(2)
                    table["b"] = 5
                }
            }
        }
        let host = host { Holder() }
        try host.tap("0 1 0")
        #expect(host.texts == ["1 2 5"])
    }

    @Test func observersOfAStatePropertySeeDirectWritesOnly() throws {
        struct Field: View {
            @Binding var value: Int
            var body: some View { Button("bound") { value += 1 } }
        }
        struct Holder: View {
            let log: Log
            @State var value = 0 {
                didSet { log("set \(value)") }
            }
            var body: some View {
                VStack {
                    Field(value: $value)
                    Button("direct \(value)") { value += 10 }
                }
            }
        }
        let log = Log()
        let host = host { Holder(log: log) }
        try host.tap("bound")
        #expect(log.entries == [])
        try host.tap("direct 1")
        #expect(log.entries == ["set 11"])
        #expect(host.texts == ["bound", "direct 11"])
    }

    @Test func anOptionalStateStartsWithNil() throws {
        struct Holder: View {
            @State var name: String?
            var body: some View { Button(name ?? "none") { name = name == nil ? "some" : nil } }
        }
        let host = host { Holder() }
        try host.tap("none")
        try host.tap("some")
        #expect(host.texts == ["none"])
    }

    @Test func aStateIsWrittenFromATaskAndFromAnotherThread() async throws {
        struct Loader: View {
            @State var text = "-"
            @State var other = "-"
            var body: some View {
                Text("\(text)\(other)")
                    .task {
                        await Task.yield()
                        text = "x"
                    }
                    .onAppear { DispatchQueue.global().async { [_other] in _other.wrappedValue = "y" } }
            }
        }
        let host = host { Loader() }
        try await host.settle(timeout: .seconds(5)) { host.texts == ["xy"] }
        #expect(host.texts == ["xy"])
    }

    @Test func aModelInAStateIsMadeAgainByEachParentAndTheFirstIsKept() throws {
        struct Child: View {
            let log: Log
            @State var model: Model
            init(log: Log) {
                self.log = log
                _model = State(initialValue: Model(log))
            }
            var body: some View { Button("a\(model.value)") { model.value += 1 } }
        }
        struct Parent: View {
            let log: Log
            @State var taps = 0
            var body: some View {
                VStack {
                    Child(log: log)
                    Button("p\(taps)") { taps += 1 }
                }
            }
        }
        let log = Log()
        let host = host { Parent(log: log) }
        try host.tap("a0")
        try host.tap("p0")
        #expect(host.texts == ["a1", "p1"])
        #expect(log.entries == ["init", "init"])
    }

    @Test func aBodyRunsAgainForAWriteInOnAppear() {
        struct Loader: View {
            let log: Log
            @State var text = "a"
            var body: some View {
                let _ = log(text)
                Text(text).onAppear { text = "b" }
            }
        }
        let log = Log()
        let host = host { Loader(log: log) }
        #expect(host.texts == ["b"])
        #expect(log.entries == ["a", "b"])
    }
}

@Observable
private final class Model {
    var value = 0
    @MainActor init(_ log: Log) { log("init") }
}
