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

    @Test func aLinkShowsItsViewInTheNextColumn() throws {
        let host = host(600, 300) {
            NavigationSplitView {
                VStack {
                    NavigationLink("Go") { TapCounter() }
                    NavigationLink("Other") { Text("other") }
                }
            } content: {
                Text("middle")
            } detail: {
                NavigationLink("End") { Text("pushed") }
            }
        }
        #expect(host.texts == ["Go", "Other", "middle", "End"])
        try host.tap("Go")
        #expect(host.texts.filter { $0 != "Back" } == ["Go", "Other", "c:0", "End"])
        try host.tap("c:0")
        try host.tap("Go")
        #expect(host.texts.contains("c:1"))
        try host.tap("Other")
        #expect(host.texts.filter { $0 != "Back" } == ["Go", "Other", "other", "End"])
        try host.tap("End")
        #expect(host.texts.filter { $0 != "Back" } == ["Go", "Other", "other", "pushed"])
        #expect(host.issues.isEmpty)
    }

    @Test func aValueLinkLeadsToADestinationOfItsOwnColumn() throws {
        let host = host(600, 300) {
            NavigationSplitView {
                VStack {
                    NavigationLink("one", value: 1)
                    NavigationLink("two", value: 2)
                }
                .navigationDestination(for: Int.self) { Text("number \($0)") }
            } detail: {
                Text("nothing")
            }
        }
        try host.tap("two")
        #expect(host.texts.contains("number 2"))
        #expect(!host.texts.contains("nothing"))
        try host.tap("one")
        #expect(host.texts.contains("number 1"))
        #expect(host.issues.isEmpty)
    }

    @Test func aValueLinkStartsThePathOfTheStackInTheNextColumn() throws {
        struct Shop: View {
            @State var path = [7]
            var body: some View {
                NavigationSplitView {
                    VStack {
                        NavigationLink("one", value: 1)
                        Text(verbatim: "\(path)")
                    }
                } detail: {
                    NavigationStack(path: $path) {
                        Text("nothing").navigationDestination(for: Int.self) { number in
                            NavigationLink("after \(number)", value: number + 1)
                        }
                    }
                }
            }
        }
        let host = host(600, 300) { Shop() }
        #expect(host.texts.contains("after 7"))
        try host.tap("one")
        #expect(host.texts.contains("[1]"))
        try host.tap("after 1")
        #expect(host.texts.contains("[1, 2]"))
        try host.tap("one")
        #expect(host.texts.contains("[1]"))
    }

    @Test func aValueLinkInAListSelects() throws {
        struct Choosing: View {
            @State var chosen: Int? = 1
            var body: some View {
                NavigationSplitView {
                    List([1, 2], id: \.self, selection: $chosen) { NavigationLink("row \($0)", value: $0) }
                } detail: {
                    Text(verbatim: "chosen \(chosen ?? 0)")
                }
            }
        }
        let host = host(600, 300) { Choosing() }
        try host.tap("row 2")
        #expect(host.texts == ["row 1", "row 2", "chosen 2"])
        try host.tap("row 2")
        #expect(host.texts.contains("chosen 2"))
        #expect(host.issues.isEmpty)
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
