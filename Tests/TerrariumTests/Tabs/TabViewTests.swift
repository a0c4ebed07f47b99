import Foundation
import Terrarium
import Testing

private struct Inbox: View {
    var body: some View { TapCounter() }
}

private struct Mail: View {
    @State var selection = "inbox"

    var body: some View {
        TabView(selection: $selection) {
            Inbox().tabItem { Text("Inbox") }.tag("inbox")
            Text("sent mail").tag("sent").badge(2).tabItem { Label("Sent", systemImage: "paperplane") }
        }
    }
}

private struct LevelKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

private struct Page: View {
    @Environment(\.level) var level
    let name: String

    var body: some View { Text("\(name)=\(level)") }
}

private final class PageName: ObservableObject {
    @Published var text = "c"
}

private struct NamedPage: View {
    @EnvironmentObject var name: PageName

    var body: some View { Text(name.text) }
}

/// Two tabs that log what happens to them, and a button that selects.
private struct Logging: View {
    @State var selection = 0
    let log: Log

    var body: some View {
        TabView(selection: $selection) {
            ForEach(0..<2, id: \.self) { index in
                Button("to \(1 - index)") { selection = 1 - index }
                    .onAppear { log("+\(index)") }
                    .onDisappear { log("-\(index)") }
                    .task { log("task \(index)") }
                    .tabItem { Text("T\(index)") }
                    .tag(index)
            }
        }
        .onChange(of: selection) { log("selected \(selection)") }
    }
}

@MainActor
struct TabViewTests {
    @Test func tabsStandBelowTheSelectedPage() throws {
        let host = host(272, 144) { Mail() }
        #expect(
            host.outline() == """
                window @0,0 272x144
                  Mail
                    TabView selection=inbox
                      tab "Inbox" #inbox selected [tap] @0,95 136x49
                      tab "Sent" #sent badge="2" unrendered [tap] @136,95 136x49
                      Inbox @124,39.5 24x16
                        TapCounter
                          Button "c:0" [tap]

                """)
    }

    @Test func visitedTabsKeepTheirState() throws {
        let host = host(272, 144) { Mail() }
        try host.tap("c:0")
        try host.select(tab: "Sent")
        #expect(host.texts == ["Inbox", "Sent", "sent mail"])
        try host.tap("Inbox")
        #expect(host.texts == ["Inbox", "Sent", "c:1"])
    }

    @Test func selectionsOfNoTabAreReported() {
        let host = host(272, 144) { Mail(selection: "gone") }
        #expect(host.issues.map(\.kind) == [.unmatchedSelection])
        #expect(host.texts == ["Inbox", "Sent", "c:0"])
    }

    @Test func tabsWithoutSelectionSelectThemselves() throws {
        let host = host(200, 200) {
            TabView {
                Text("home").tabItem { Text("HOME") }
                Text("out").tabItem { Text("LOGOUT") }
            }
        }
        #expect(host.texts == ["HOME", "LOGOUT", "home"])
        try host.select(tab: "LOGOUT")
        #expect(host.texts == ["HOME", "LOGOUT", "out"])
        #expect(throws: ViewQueryError.self) { try host.select(tab: "NOWHERE") }
    }

    @Test func tabValues() throws {
        let host = host(200, 200) { TabValues() }
        #expect(host.texts == ["A", "B", "a"])
        try host.select(tab: "B")
        #expect(host.texts == ["A", "B", "b"])
    }

    @Test func aTitleComesFromTheSelectedTab() throws {
        let host = host(200, 300) {
            NavigationStack {
                TabView {
                    Text("one").navigationTitle("First").tabItem { Text("1") }
                    Text("two").navigationTitle("Second").tabItem { Text("2") }
                }
            }
        }
        #expect(host.screenTitles == ["First"])
        try host.select(tab: "2")
        #expect(host.screenTitles == ["Second"])
    }

    @Test func theEnvironmentReachesEveryTab() throws {
        struct Pages: View {
            @State var selection = 1
            let name: PageName
            var body: some View {
                TabView(selection: $selection) {
                    Page(name: "a").tabItem { Text("A") }.tag(0)
                    Page(name: "b").tabItem { Text("B") }.tag(1)
                    NamedPage().tabItem { Text("C") }.tag(2)
                }
                .environment(\.level, 3)
                .environmentObject(name)
            }
        }
        let name = PageName()
        let host = host(200, 200) { Pages(name: name) }
        #expect(host.texts.last == "b=3")
        try host.select(tab: "A")
        #expect(host.texts.last == "a=3")
        try host.select(tab: "C")
        #expect(host.texts.last == "c")
        #expect(host.evaluations { name.text = "d" } == ["NamedPage": 1])
        #expect(host.texts.last == "d")
    }

    @Test func tabsAreBuiltWhenFirstSelected() throws {
        let host = host(272, 144) {
            TabView {
                Page(name: "a").tabItem { Text("A") }
                Page(name: "b").tabItem { Text("B") }
            }
        }
        #expect(host.outline().contains("tab \"B\" unrendered"))
        let first = try host.evaluations { try host.select(tab: "B") }
        #expect(first == ["Page": 1])
        #expect(!host.outline().contains("unrendered"))
        let counts = try host.evaluations {
            try host.select(tab: "B")
            try host.select(tab: "A")
        }
        #expect(counts == [:])
    }

    @Test func tabsAppearAndDisappear() async throws {
        let log = Log()
        let host = host { Logging(log: log) }
        try await host.settle()
        #expect(log.entries == ["+0", "task 0"])
        try host.tap("to 1")
        try await host.settle()
        #expect(log.entries.dropFirst(2).sorted() == ["+1", "-0", "selected 1", "task 1"])
        try host.select(tab: "T0")
        try await host.settle()
        #expect(log.entries.dropFirst(6).sorted() == ["+0", "-1", "selected 0", "task 0"])
    }

    @Test func thePageThatComesAppearsBeforeTheOtherDisappears() throws {
        let log = Log()
        let host = host {
            TabView {
                ForEach(0..<2) { number in
                    Text("page").onAppear { log("+\(number)") }.onDisappear { log("-\(number)") }
                        .tabItem { Text("T\(number)") }
                }
            }
        }
        try host.select(tab: "T1")
        #expect(log.entries == ["+0", "+1", "-0"])
        try host.select(tab: "T0")
        #expect(log.entries == ["+0", "+1", "-0", "+0", "-1"])
    }

    @Test func selectingTheSelectedTabChangesNothing() throws {
        let host = host(272, 144) { Mail() }
        #expect(try host.evaluations { try host.select(tab: "Inbox") } == [:])
    }

    @Test func theProgramSelects() throws {
        let host = host { Logging(log: Log()) }
        try host.tap("to 1")
        #expect(host.texts == ["T0", "T1", "to 0"])
        #expect(host.outline().contains("TabView selection=1"))
    }

    @Test func tabsComeAndGo() throws {
        struct Changing: View {
            @State var selection = 0
            @State var isThere = true
            var body: some View {
                TabView(selection: $selection) {
                    TapCounter().tabItem { Text("A") }.tag(0)
                    if isThere { Button("leave") { isThere = false }.tabItem { Text("B") }.tag(1) }
                    Text("c").tabItem { Text("C") }.tag(2)
                }
            }
        }
        let host = host { Changing() }
        try host.tap("c:0")
        try host.select(tab: "B")
        try host.tap("leave")
        #expect(host.texts == ["A", "C", "c:1"])
        #expect(host.issues.map(\.kind) == [.unmatchedSelection])
        try host.select(tab: "C")
        #expect(host.texts == ["A", "C", "c"])
    }

    @Test func theSelectionMayBeOptional() throws {
        struct Optional: View {
            @State var selection: Int? = 2
            var body: some View {
                TabView(selection: $selection) {
                    Text("a").tabItem { Text("A") }.tag(1)
                    Text("b \(selection ?? 0)").tabItem { Text("B") }.tag(2)
                }
            }
        }
        let host = host { Optional() }
        #expect(host.texts == ["A", "B", "b 2"])
        #expect(host.issues == [])
        try host.select(tab: "A")
        #expect(host.texts == ["A", "B", "a"])
    }

    @Test func aDisabledTabRefuses() throws {
        let host = host {
            TabView {
                Text("a").tabItem { Text("A") }
                Text("b").tabItem { Text("B") }
            }.disabled(true)
        }
        #expect(throws: ViewQueryError.self) { try host.select(tab: "B") }
        #expect(host.texts == ["A", "B", "a"])
    }

    @Test func pagesHaveNoBar() throws {
        struct Book: View {
            @State var page = 0
            var body: some View {
                TabView(selection: $page) {
                    ForEach(0..<3, id: \.self) { Button("page \($0)") { page += 1 }.tag($0) }
                }
                .tabViewStyle(.page)
            }
        }
        let host = host { Book() }
        #expect(host.texts == ["page 0"])
        try host.tap("page 0")
        #expect(host.texts == ["page 1"])
    }

    @Test func whatIsAroundATabStaysAroundItsPage() throws {
        let log = Log()
        let host = host {
            TabView {
                Button("go") { log("go") }
                    .tabItem { Text("A") }
                    .accessibilityIdentifier("page")
                    .opacity(0.5)
            }
        }
        #expect(host.outline().contains("opacity=0.5"))
        try host.tap("go")
        #expect(log.entries == ["go"])
    }

    @Test func tabValuesHaveBadgesSectionsAndLoops() throws {
        struct Modern: View {
            @State var selection = "one"
            var body: some View {
                TabView(selection: $selection) {
                    Tab("One", systemImage: "1.circle", value: "one") { Text("page one") }.badge(3)
                    TabSection("More") {
                        Tab("Two", systemImage: "2.circle", value: "two") { TapCounter() }
                    }
                    ForEach(["three", "four"], id: \.self) { name in
                        Tab(name, systemImage: "circle", value: name) { Text("page \(name)") }
                    }
                    Tab("Find", systemImage: "magnifyingglass", value: "find", role: .search) { Text("find") }
                }
            }
        }
        let host = host(500, 200) { Modern() }
        #expect(host.all(.role(.tab)).compactMap(\.text) == ["One", "Two", "three", "four", "Find"])
        #expect(host.outline().contains("tab \"One\" #one badge=\"3\" selected"))
        try host.select(tab: "Two")
        try host.tap("c:0")
        try host.select(tab: "four")
        #expect(host.texts.last == "page four")
        try host.select(tab: "Two")
        #expect(host.texts.last == "c:1")
    }

    @Test func tabValuesWithoutASelectionSelectThemselves() throws {
        let host = host {
            TabView {
                Tab("A", systemImage: "a") { Text("a") }
                Tab {
                    Text("b")
                } label: {
                    Text("B")
                }
            }
        }
        #expect(host.texts == ["A", "B", "a"])
        try host.select(tab: "B")
        #expect(host.texts == ["A", "B", "b"])
    }

    @Test func eachTabHasItsOwnStack() throws {
        let host = host(300, 300) {
            TabView {
                NavigationStack { NavigationLink("deeper") { Text("deep") } }.tabItem { Text("A") }
                Text("other").tabItem { Text("B") }
            }
        }
        try host.tap("deeper")
        try host.select(tab: "B")
        #expect(host.navigationDepth == 0)
        try host.select(tab: "A")
        #expect(host.navigationDepth == 2)
        #expect(host.texts.contains("deep"))
    }

    @Test func aRoleBringsItsLabel() throws {
        let host = host {
            TabView(selection: .constant(0)) {
                Tab("Home", systemImage: "house", value: 0) { Text("home") }
                Tab(value: 1, role: .search) { Text("found") }
            }
        }
        #expect(host.all(.role(.tab)).compactMap(\.text) == ["Home", "Search"])
        let plain = ViewHost {
            TabView { Tab(role: .search) { Text("alone") } }
        }
        #expect(plain.texts.contains("Search"))
    }
}

private struct TabValues: View {
    @State private var selection = 1

    var body: some View {
        TabView(selection: $selection) {
            Tab("A", systemImage: "a", value: 1) { Text("a") }
            Tab("B", systemImage: "b", value: 2) { Text("b") }
        }
    }
}
