import Foundation
import Terrarium
import Testing

private struct Mail: View {
    @State private var box: String?
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(["Inbox", "Sent"], id: \.self, selection: $box) { Text($0) }
                .navigationTitle("Mail")
        } detail: {
            VStack {
                Text(verbatim: box.map { "in \($0)" } ?? "nothing chosen")
                Button("Full") { visibility = .detailOnly }
            }
        }
    }
}

@MainActor
struct NavigationSplitViewTests {
    @Test func whatIsSelectedInOneColumnShowsInTheOther() throws {
        let host = host(400, 300) { Mail() }
        #expect(host.texts == ["Mail", "Inbox", "Sent", "nothing chosen", "Full"])
        try host.tap("Sent")
        #expect(host.texts.contains("in Sent"))
    }

    @Test func columnsAreShownAndHidden() throws {
        let host = host(400, 300) { Mail() }
        try host.tap("Full")
        #expect(host.texts == ["nothing chosen", "Full"])
    }

    @Test func eachColumnHasAStackOfItsOwn() throws {
        let host = host(400, 300) {
            NavigationSplitView {
                NavigationLink("Go") { Text("pushed") }
            } content: {
                Text("middle")
            } detail: {
                Text("end")
            }
        }
        #expect(host.texts == ["Go", "middle", "end"])
        try host.tap("Go")
        #expect(host.texts.contains("pushed"))
        #expect(host.texts.contains("end"))
        try host.back()
        #expect(host.texts == ["Go", "middle", "end"])
    }

    @Test func aStackInAColumnTakesThePlaceOfTheColumnsOwn() throws {
        let host = host(400, 300) {
            NavigationSplitView {
                Text("side")
            } detail: {
                NavigationStack { Text("end").navigationTitle("Title") }
            }
        }
        #expect(host.issues.isEmpty)
        #expect(host.texts == ["side", "Title", "end"])
    }
}
