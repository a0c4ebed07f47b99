import Foundation
import Terrarium
import Testing

private struct RankKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var rank: Int {
        get { self[RankKey.self] }
        set { self[RankKey.self] = newValue }
    }
}

private struct Probe: View {
    var name: String
    @Environment(\.rank) var rank
    var body: some View { Text("\(name)=\(rank)") }
}

/// Which environment the content of each kind of container sees.
@MainActor
struct ScopeNodeTests {
    @Test func secondaryViewsSeeWhatIsSetAroundTheModifier() {
        check(
            Text("base").environment(\.rank, 1).overlay { Probe(name: "over") }.environment(\.rank, 2),
            ["base", "over=2"])
        check(Text("base").background { Probe(name: "under") }.environment(\.rank, 3), ["base", "under=3"])
        check(Text("base").environment(\.rank, 1).overlay { Probe(name: "over") }, ["base", "over=0"])
    }

    @Test func rowsSeeTheListAndTheirOwnModifiers() {
        check(
            List {
                Section {
                    Probe(name: "a")
                    Probe(name: "b").environment(\.rank, 2)
                } header: {
                    Probe(name: "head")
                }
            }
            .environment(\.rank, 1), ["head=1", "a=1", "b=2"])
        check(
            VStack { ForEach(1..<4, id: \.self) { Probe(name: "r").environment(\.rank, $0) } },
            ["r=1", "r=2", "r=3"])
    }

    @Test func theSelectedTabSeesItsTabViewAndItself() throws {
        let host = host(300, 300) {
            TabView {
                Probe(name: "one").tabItem { Text("One") }
                Probe(name: "two").environment(\.rank, 2).tabItem { Text("Two") }
            }
            .environment(\.rank, 1)
        }
        #expect(host.texts.contains("one=1"))
        try host.select(tab: "Two")
        #expect(host.texts.contains("two=2"))
    }

    @Test func aSheetSeesThePlaceWhereItWasAttached() {
        struct Presenter: View {
            @State var isShown = true
            var body: some View {
                Text("root").environment(\.rank, 9).sheet(isPresented: $isShown) { Probe(name: "sheet") }
                    .environment(\.rank, 3)
            }
        }
        check(Presenter(), ["sheet=3"])
    }

    @Test func coversPopoversAndTheirContentSeeIt() {
        struct Cover: View {
            @State var isShown = true
            var body: some View {
                Text("root").fullScreenCover(isPresented: $isShown) { Probe(name: "cover") }.environment(\.rank, 4)
            }
        }
        struct Popover: View {
            @State var isShown = true
            var body: some View {
                Text("root").popover(isPresented: $isShown) { Probe(name: "pop") }.environment(\.rank, 5)
            }
        }
        check(Cover(), ["cover=4"])
        check(Popover(), ["pop=5"])
    }

    @Test func aSheetFollowsItsPlace() throws {
        struct Presenter: View {
            @State var rank = 1
            @State var isShown = true
            var body: some View {
                Text("root")
                    .sheet(isPresented: $isShown) {
                        Probe(name: "sheet")
                        Button("deeper") { rank += 1 }
                    }
                    .environment(\.rank, rank)
            }
        }
        let host = host(300, 400) { Presenter() }
        try host.tap("deeper")
        #expect(host.texts == ["sheet=2", "deeper"])
    }

    @Test func alertsRunTheirActionsWithTheValuesOfTheirPlace() throws {
        struct Asker: View {
            @Environment(\.rank) var rank
            @State var isAsking = true
            @State var heard = -1
            var body: some View {
                Text("heard \(heard)")
                    .alert("Sure?", isPresented: $isAsking) { Button("Yes") { heard = rank } }
            }
        }
        let host = host(300, 300) { Asker().environment(\.rank, 6) }
        try host.tap("Yes")
        #expect(host.texts == ["heard 6"])
    }

    @Test func pushedScreensSeeTheStack() throws {
        let host = host(300, 400) {
            NavigationStack {
                NavigationLink("go") { Probe(name: "pushed") }.environment(\.rank, 9)
            }
            .environment(\.rank, 2)
        }
        try host.tap("go")
        #expect(host.texts.contains("pushed=2"))
    }

    @Test func conditionalContentAndErasedViewsSeeIt() {
        check(AnyView(AnyView(Probe(name: "any"))).environment(\.rank, 7), ["any=7"])
        check(
            VStack {
                if true { Probe(name: "if") }
                GeometryReader { _ in Probe(name: "geo") }
                ScrollView { Probe(name: "scroll") }
            }
            .environment(\.rank, 8), ["if=8", "geo=8", "scroll=8"])
    }

    @Test func aScopeMayStandOverNothing() {
        check(
            VStack {
                EmptyView().environment(\.rank, 1)
                Probe(name: "p")
            }, ["p=0"])
    }

    private func check(
        _ view: some View, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(host(300, 400) { view }.texts == expected, sourceLocation: sourceLocation)
    }
}
