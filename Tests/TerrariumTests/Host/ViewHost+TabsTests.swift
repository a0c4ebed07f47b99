import Foundation
import Terrarium
import Testing

private struct Tabs: View {
    var body: some View {
        TabView {
            TapCounter(name: "in").tabItem { Text("Inbox") }
            Text("sent mail").tabItem { Text("Sent") }
            Text("more").tabItem { Text("Sent") }
        }
    }
}

@MainActor
struct ViewHostTabsTests {
    @Test func aTabIsSelectedByItsLabel() throws {
        let host = host(300, 300) {
            TabView {
                TapCounter(name: "in").tabItem { Text("Inbox") }
                Text("sent mail").tabItem { Text("Sent") }
            }
        }
        try host.tap("in:0")
        try host.select(tab: "Sent")
        #expect(host.texts == ["Inbox", "Sent", "sent mail"])
        try host.select(tab: " Inbox ")
        #expect(host.texts == ["Inbox", "Sent", "in:1"])
    }

    @Test func aMissingTabNamesThoseThatAreThere() {
        let host = host(300, 300) { Tabs() }
        let error = #expect(throws: ViewQueryError.self) { try host.select(tab: "Drafts") }
        #expect(error?.kind == .notFound)
        #expect(
            error?.message
                == #"There is no tab "Drafts" in the front. The tabs are: "Inbox", "Sent", "Sent"."#)
        let plain = ViewHost { Text("x") }
        #expect(throws: ViewQueryError.self) { try plain.select(tab: "Drafts") }
    }

    @Test func aLabelThatTwoTabsHaveIsRefused() {
        let host = host(300, 300) { Tabs() }
        let error = #expect(throws: ViewQueryError.self) { try host.select(tab: "Sent") }
        #expect(error?.kind == .ambiguous)
    }

    @Test func tabsBehindASheetCannotBeSelected() {
        let host = host(300, 300) { Tabs().sheet(isPresented: .constant(true)) { Text("sheet") } }
        let error = #expect(throws: ViewQueryError.self) { try host.select(tab: "Inbox") }
        #expect(error?.kind == .covered)
        #expect(error?.message.hasPrefix(#"tab "Inbox" is covered by sheet "sheet""#) == true)
    }
}
