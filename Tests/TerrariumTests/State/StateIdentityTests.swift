import Foundation
import Observation
import Terrarium
import Testing

/// When a view keeps its state, and when it starts afresh.
@MainActor
struct StateIdentityTests {
    @Test func theFirstInitialValueCounts() throws {
        struct Child: View {
            @State var value: Int
            init(value: Int) { _value = State(initialValue: value) }
            var body: some View { Button("v\(value)") { value += 1 } }
        }
        struct Parent: View {
            @State var start = 5
            var body: some View {
                VStack {
                    Child(value: start)
                    Button("start") { start = 50 }
                }
            }
        }
        let host = host { Parent() }
        try host.tap("v5")
        try host.tap("start")
        #expect(host.texts == ["v6", "start"])
    }

    @Test func anInitialiserCannotWriteAStateThatIsThere() {
        struct Child: View {
            @State var value = 1
            init() { value = 7 }
            var body: some View { Text("v\(value)") }
        }
        #expect(host { Child() }.texts == ["v1"])
    }

    @Test func changedModifiersKeepTheState() throws {
        try check(tapping: "flip", keeps: true) { isOn in
            TapCounter().opacity(isOn ? 1 : 0.5).padding(isOn ? 0 : 8)
        }
        try check(tapping: "flip", keeps: true, renames: true) { isOn in TapCounter(name: isOn ? "c" : "d") }
    }

    @Test func branchesHaveStatesOfTheirOwn() throws {
        try check(tapping: "flip", keeps: false) { isOn in
            if isOn { TapCounter() } else { TapCounter() }
        }
        try check(tapping: "flip", keeps: false) { isOn in
            switch isOn {
            case true: TapCounter()
            case false: TapCounter()
            }
        }
        try check(tapping: "flip", keeps: false) { isOn in TapCounter().id(isOn) }
        try check(tapping: "flip", keeps: true) { _ in TapCounter().id("same") }
    }

    @Test func whatComesAndGoesBesideAViewLeavesItsState() throws {
        try check(tapping: "flip", keeps: true) { isOn in
            VStack {
                if isOn { Text("extra") }
                TapCounter()
                if !isOn { Text("other") }
            }
        }
        try check(tapping: "flip", keeps: true) { isOn in
            Group {
                if isOn { EmptyView() }
                TapCounter()
            }
        }
    }

    @Test func anotherContainerIsAnotherPlace() throws {
        try check(tapping: "flip", keeps: false) { isOn in
            if isOn { VStack { TapCounter() } } else { HStack { TapCounter() } }
        }
    }

    @Test func erasedViewsKeepStateWhileTheirTypeStays() throws {
        try check(tapping: "flip", keeps: true, renames: true) { isOn in
            AnyView(TapCounter(name: isOn ? "c" : "d"))
        }
        try check(tapping: "flip", keeps: false) { isOn in
            isOn ? AnyView(TapCounter()) : AnyView(TapCounter().padding())
        }
    }

    @Test func anOptionalViewStartsAfreshWhenItComesBack() throws {
        struct Parent: View {
            @State var isShown = true
            var body: some View {
                VStack {
                    if isShown { TapCounter() }
                    Button("flip") { isShown.toggle() }
                }
            }
        }
        let host = host { Parent() }
        try host.tap("c:0")
        try host.tap("flip")
        #expect(host.texts == ["flip"])
        try host.tap("flip")
        #expect(host.texts == ["c:0", "flip"])
    }

    @Test func stateFollowsTheIdentityOfARow() throws {
        struct Item: Identifiable {
            let id: Int
            var name: String
        }
        struct Parent: View {
            @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
            var body: some View {
                VStack {
                    ForEach(items) { TapCounter(name: $0.name) }
                    Button("rename") { items[0].name = "x" }
                    Button("reverse") { items.reverse() }
                    Button("replace") { items[0] = Item(id: 9, name: "n") }
                }
            }
        }
        let host = host(300, 300) { Parent() }
        try host.tap("a:0")
        try host.tap("rename")
        #expect(host.texts.prefix(2) == ["x:1", "b:0"])
        try host.tap("reverse")
        #expect(host.texts.prefix(2) == ["b:0", "x:1"])
        try host.tap("replace")
        #expect(host.texts.prefix(2) == ["n:0", "x:1"])
    }

    @Test func aRowWhoseValueIsItsIdentityStartsAfreshWithAnotherValue() throws {
        struct Parent: View {
            @State var values = [1, 2]
            var body: some View {
                VStack {
                    ForEach(values, id: \.self) { TapCounter(name: "r\($0)") }
                    Button("edit") { values[0] = 9 }
                }
            }
        }
        let host = host { Parent() }
        try host.tap("r1:0")
        try host.tap("r2:0")
        try host.tap("edit")
        #expect(host.texts == ["r9:0", "r2:1", "edit"])
    }

    @Test func rowsByIndexGiveTheirStateToTheNextElement() throws {
        struct Parent: View {
            @State var names = ["a", "b", "c"]
            var body: some View {
                VStack {
                    ForEach(names.indices, id: \.self) { TapCounter(name: names[$0]) }
                    Button("drop") { names.removeFirst() }
                }
            }
        }
        let host = host { Parent() }
        try host.tap("a:0")
        try host.tap("drop")
        #expect(host.texts == ["b:1", "c:0", "drop"])
    }

    @Test func tabsKeepTheirState() throws {
        let host = host(300, 300) {
            TabView {
                TapCounter(name: "one").tabItem { Text("One") }
                TapCounter(name: "two").tabItem { Text("Two") }
            }
        }
        try host.tap("one:0")
        try host.select(tab: "Two")
        try host.select(tab: "One")
        #expect(host.texts.contains("one:1"))
    }

    @Test func aSheetStartsAfreshEachTime() throws {
        struct Presenter: View {
            @State var isShown = false
            var body: some View {
                Button("show") { isShown = true }.sheet(isPresented: $isShown) { TapCounter() }
            }
        }
        let host = host(300, 400) { Presenter() }
        try host.tap("show")
        try host.tap("c:0")
        #expect(host.texts == ["c:1"])
        try host.dismiss()
        try host.tap("show")
        #expect(host.texts == ["c:0"])
    }

    @Test func equalViewsOfACustomEqualityAreNotRunAgain() throws {
        struct Loose: View, Equatable {
            let number: Int
            nonisolated static func == (one: Loose, two: Loose) -> Bool { one.number / 10 == two.number / 10 }
            var body: some View { Text("l\(number)") }
        }
        struct Parent: View {
            @State var number = 1
            var body: some View {
                VStack {
                    Loose(number: number).equatable()
                    Button("add") { number += 5 }
                }
            }
        }
        let host = host { Parent() }
        try host.tap("add")
        #expect(host.texts == ["l1", "add"])
        try host.tap("add")
        #expect(host.texts == ["l11", "add"])
    }

    /// Taps a counter, flips a condition, and looks whether the counter has kept its number.
    private func check<Content: View>(
        tapping name: String, keeps: Bool, renames: Bool = false, @ViewBuilder _ content: @escaping (Bool) -> Content,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let host = host(300, 300) { Flipping(content: content) }
        try host.tap("c:0")
        #expect(host.texts.contains("c:1"), sourceLocation: sourceLocation)
        try host.tap(.button(name))
        let counter = host.texts.first { $0.contains(":") }
        #expect(counter == "\(renames ? "d" : "c"):\(keeps ? 1 : 0)", sourceLocation: sourceLocation)
    }

    @Test func anElementThatGoesAndComesInOneActionWasNeverGone() throws {
        struct Row: Identifiable {
            let id: Int
            var name: String
        }
        struct Rows: View {
            @State var rows = [Row(id: 1, name: "a"), Row(id: 2, name: "b")]
            var body: some View {
                VStack {
                    ForEach(rows) { TapCounter(name: $0.name) }
                    Button("turn") {
                        let first = rows.removeFirst()
                        rows.append(first)
                    }
                    Button("rename") { rows[0].name = "z" }
                    Button("another") { rows[0] = Row(id: 3, name: "z") }
                }
            }
        }
        let host = host { Rows() }
        try host.tap("a:0")
        try host.tap("turn")
        #expect(host.texts.prefix(2) == ["b:0", "a:1"])
        try host.tap("turn")
        try host.tap("rename")
        #expect(host.texts.prefix(2) == ["z:1", "b:0"])
        try host.tap("another")
        #expect(host.texts.prefix(2) == ["z:0", "b:0"])
    }

    @Test func anotherValueOfTheSameCaseIsTheSameView() throws {
        enum Page {
            case numbered(Int)
            case last
        }
        struct Book: View {
            @State var page = Page.numbered(1)
            var body: some View {
                VStack {
                    switch page {
                    case .numbered(let number): TapCounter(name: "p\(number)")
                    case .last: TapCounter(name: "end")
                    }
                    Button("two") { page = .numbered(2) }
                    Button("last") { page = .last }
                }
            }
        }
        let host = host { Book() }
        try host.tap("p1:0")
        try host.tap("two")
        #expect(host.texts.first == "p2:1")
        try host.tap("last")
        #expect(host.texts.first == "end:0")
        try host.tap("two")
        #expect(host.texts.first == "p2:0")
    }
}

private struct Flipping<Content: View>: View {
    @ViewBuilder let content: (Bool) -> Content
    @State private var isOn = true

    var body: some View {
        VStack {
            content(isOn)
            Button("flip") { isOn.toggle() }
        }
    }
}
