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
