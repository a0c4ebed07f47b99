import Foundation
import Terrarium
import Testing

private struct Asker: View {
    @Environment(\.showDialog) var showDialog
    let log: Log

    var body: some View {
        Button("ask") {
            showDialog(
                Dialog(
                    title: "Sure?", message: "Really", onConfirm: { log("yes") }, onCancel: { log("no") }))
        }
        .frame(width: 50, height: 20)
    }
}

@MainActor
struct DialogTests {
    @Test func aSmallChildOpensADialogOverTheWindow() throws {
        let log = Log()
        let host = host(300, 200) { Asker(log: log).dialogPresenter() }
        let counts = try host.evaluations { try host.tap("ask") }
        #expect(counts == [:])
        #expect(
            host.outline() == """
                window @0,0 300x200
                  layer content covered
                    Asker @125,90 50x20
                      frame width=50 height=20
                        Button "ask" [tap] @13,2 24x16
                  layer dialog modal
                    dialog "Sure?" @15,44 270x112
                      Text "Sure?" @115,16 40x16
                      Text "Really" @111,48 48x16
                      Button "Cancel" role=cancel [tap] @16,80 48x16
                      Button "OK" [tap] @238,80 16x16

                """)
        try host.tap("OK")
        #expect(log.entries == ["yes"])
        #expect(host.texts == ["ask"])
    }

    @Test func withoutAPresenterTheWindowPresents() throws {
        let log = Log()
        let host = host { Asker(log: log) }
        try host.tap("ask")
        try host.tap("Cancel")
        #expect(log.entries == ["no"])
        #expect(host.texts == ["ask"])
    }

    @Test func whatLiesBehindADialogCannotBeTapped() throws {
        let log = Log()
        let host = host { Asker(log: log) }
        try host.tap("ask")
        #expect(throws: ViewQueryError.self) { try host.tap("ask") }
    }

    @Test func questionsWaitForTheirTurn() throws {
        struct Twice: View {
            @Environment(\.showDialog) var showDialog
            let log: Log
            var body: some View {
                Button("ask") {
                    for name in ["one", "two", "three"] {
                        showDialog(Dialog(title: name, onConfirm: { log(name) }))
                    }
                }
            }
        }
        let log = Log()
        let host = host(300, 200) { Twice(log: log) }
        try host.tap("ask")
        for name in ["one", "two", "three"] {
            #expect(host.texts == [name, "Cancel", "OK"])
            try host.tap(name == "two" ? "Cancel" : "OK")
        }
        #expect(host.texts == ["ask"])
        #expect(log.entries == ["one", "three"])
    }

    @Test func anAnswerMayAskAgain() throws {
        struct Chain: View {
            @Environment(\.showDialog) var showDialog
            var body: some View {
                Button("ask") {
                    showDialog(Dialog(title: "first", onConfirm: { showDialog(Dialog(title: "second")) }))
                }
            }
        }
        let host = host(300, 200) { Chain() }
        try host.tap("ask")
        try host.tap("OK")
        #expect(host.texts == ["second", "Cancel", "OK"])
        try host.tap("OK")
        #expect(host.texts == ["ask"])
    }

    @Test func anAnswerMayWriteTheAskersState() throws {
        struct Counting: View {
            @Environment(\.showDialog) var showDialog
            @State var count = 0
            var body: some View { Button("n\(count)") { showDialog(Dialog(title: "T", onConfirm: { count += 1 })) } }
        }
        let host = host(300, 200) { Counting() }
        try host.tap("n0")
        let counts = try host.evaluations { try host.tap("OK") }
        #expect(host.texts == ["n1"])
        #expect(counts["Counting"] == 1)
    }

    @Test func theNearestPresenterPresentsInItsOwnLook() throws {
        let log = Log()
        let host = host(300, 200) {
            VStack { Asker(log: log) }
                .dialogPresenter { dialog, close in
                    VStack {
                        Text("own \(dialog.title)")
                        Button("Fine") {
                            dialog.onConfirm?()
                            close()
                            close()
                        }
                    }
                }
                .dialogPresenter()
        }
        try host.tap("ask")
        #expect(host.texts == ["own Sure?", "Fine"])
        #expect(try host.find(.role(.dialog)).text == "Sure?")
        try host.tap("Fine")
        #expect(host.texts == ["ask"])
        #expect(log.entries == ["yes"])
    }

    @Test func anOpenDialogFollowsWhatItsLookReads() throws {
        struct Presenting: View {
            @State var count = 0
            let log: Log
            var body: some View {
                Asker(log: log).dialogPresenter { _, close in
                    VStack {
                        Button("count \(count)") { count += 1 }
                        Button("close") { close() }
                    }
                }
            }
        }
        let host = host(300, 200) { Presenting(log: Log()) }
        try host.tap("ask")
        try host.tap("count 0")
        #expect(host.texts == ["count 1", "close"])
        try host.tap("close")
        #expect(host.texts == ["ask"])
    }

    @Test func aSheetsQuestionStandsAboveTheSheet() throws {
        let log = Log()
        let host = host(300, 300) { Text("r").sheet(isPresented: .constant(true)) { Asker(log: log) } }
        try host.tap("ask")
        try host.tap("OK")
        #expect(host.texts == ["ask"])
        #expect(log.entries == ["yes"])
    }

    @Test func stacksTabsAndSmallFramesDoNotMatter() throws {
        let log = Log()
        let host = host(300, 300) {
            TabView {
                NavigationStack { Asker(log: log).navigationTitle("N") }.tabItem { Text("A") }
            }
        }
        try host.tap("ask")
        #expect(try host.frame(of: .role(.dialog)) == CGRect(x: 15, y: 94, width: 270, height: 112))
        try host.tap("Cancel")
        #expect(log.entries == ["no"])
    }

    /// The asker goes while its question is open: the question stays, and its closure still runs.
    @Test func anAskerThatLeavesLeavesItsQuestion() throws {
        struct Leaving: View {
            let log: Log
            let handle: Handle<Bool>
            @State private var isThere = true
            var body: some View {
                let _ = handle.keep($isThere)
                VStack {
                    if isThere { Asker(log: log) }
                    Text("rest")
                }
            }
        }
        let (log, handle) = (Log(), Handle<Bool>())
        let host = host(300, 300) { Leaving(log: log, handle: handle) }
        try host.tap("ask")
        #expect(host.all(.button("ask").anywhere).count == 1)
        handle.set(false)
        #expect(host.all(.button("ask").anywhere).isEmpty)
        try host.tap("OK")
        #expect(log.entries == ["yes"])
        #expect(host.texts == ["rest"])
    }
}
