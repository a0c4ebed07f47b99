import Foundation
import Terrarium
import Testing

private struct Asking: View {
    @State var isOn = true
    var visibility = Visibility.automatic
    var hasCancel = false
    var log: Log?

    var body: some View {
        Text("r").confirmationDialog("T", isPresented: $isOn, titleVisibility: visibility) {
            Button("Do") { log?("do") }
            if hasCancel { Button("No", role: .cancel) { log?("no") } }
        }
    }
}

@MainActor
struct ConfirmationDialogTests {
    @Test func theTitleShowsOnlyWhereItIsAskedFor() {
        #expect(host { Asking() }.texts == ["Do", "Cancel"])
        #expect(host { Asking(visibility: .hidden) }.texts == ["Do", "Cancel"])
        #expect(host { Asking(visibility: .visible) }.texts == ["T", "Do", "Cancel"])
    }

    @Test func aButtonToCancelTakesTheSystemsPlace() throws {
        let log = Log()
        let host = host(300, 200) { Asking(hasCancel: true, log: log) }
        #expect(host.texts == ["Do", "No"])
        try host.tap("No")
        #expect(host.texts == ["r"])
        #expect(log.entries == ["no"])
    }

    @Test func itIsAModalLayerOfItsOwn() {
        #expect(
            host(300, 100) { Asking() }.outline() == """
                window @0,0 300x100
                  layer content covered
                    Asking @146,42 8x16
                      Text "r"
                  layer confirmation modal
                    dialog "T" @15,26 270x48
                      Button "Do" [tap] @16,16 16x16
                      Button "Cancel" role=cancel [tap] @206,16 48x16

                """)
    }

    @Test func aTapBesideItEndsIt() throws {
        let host = host { Asking() }
        try host.dismiss()
        #expect(host.texts == ["r"])
    }

    @Test func theOlderFormShowsItsTitle() throws {
        struct Older: View {
            @State var isOn = true

            var body: some View {
                Text("r").actionSheet(isPresented: $isOn) {
                    ActionSheet(title: Text("T"), message: Text("m"), buttons: [.default(Text("A")), .cancel()])
                }
            }
        }
        let host = host(300, 200) { Older() }
        #expect(host.texts == ["T", "m", "A", "Cancel"])
        try host.tap("A")
        #expect(host.texts == ["r"])
    }

    @Test func aChoiceAboutDataNeedsTheData() throws {
        struct Choosing: View {
            @State var isOn = true
            let data: String?
            var body: some View {
                Text("r").confirmationDialog(
                    "T", isPresented: $isOn, titleVisibility: .visible, presenting: data
                ) { name in
                    Button("Delete \(name)", role: .destructive) {}
                } message: { name in
                    Text("about \(name)")
                }
            }
        }
        #expect(host(300, 200) { Choosing(data: nil) }.texts == ["r"])
        let host = host(300, 200) { Choosing(data: "x") }
        #expect(host.texts == ["T", "about x", "Delete x", "Cancel"])
        try host.tap("Delete x")
        #expect(host.texts == ["r"])
    }

    @Test func aMessageShowsWithoutTheTitle() {
        let host = host(300, 200) {
            Text("r").confirmationDialog("T", isPresented: .constant(true)) {
                Button("Do") {}
            } message: {
                Text("m")
            }
        }
        #expect(host.texts == ["m", "Do", "Cancel"])
    }

    @Test func theAddedButtonOnlyEndsTheDialog() throws {
        let log = Log()
        let host = host(300, 200) { Asking(log: log) }
        try host.tap("Cancel")
        #expect(host.texts == ["r"])
        #expect(log.entries == [])
    }
}
