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
}
