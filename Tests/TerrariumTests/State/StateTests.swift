import Foundation
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
}
