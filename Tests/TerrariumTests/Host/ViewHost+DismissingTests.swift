import Foundation
import Terrarium
import Testing

private struct Presenting: View {
    enum Kind { case sheet, cover, popover, alert, confirmation }

    let kind: Kind
    var isLocked = false
    let log: Log
    @State private var isUp = true

    var body: some View {
        Text("page \(isUp)")
            .sheet(isPresented: binding(.sheet), onDismiss: { log("dismissed") }) {
                Text("sheet").interactiveDismissDisabled(isLocked)
            }
            .fullScreenCover(isPresented: binding(.cover)) { Text("cover") }
            .popover(isPresented: binding(.popover)) { Text("popover") }
            .alert("alert", isPresented: binding(.alert)) { Button("OK") {} }
            .confirmationDialog("ask", isPresented: binding(.confirmation)) { Button("Do it") {} }
    }

    private func binding(_ own: Kind) -> Binding<Bool> {
        Binding {
            isUp && own == kind
        } set: {
            isUp = $0
        }
    }
}

@MainActor
struct ViewHostDismissingTests {
    @Test(arguments: [Presenting.Kind.sheet, .popover, .confirmation])
    fileprivate func whatASwipeOrATapBesideEnds(_ kind: Presenting.Kind) throws {
        let log = Log()
        let host = host(300, 300) { Presenting(kind: kind, log: log) }
        try host.dismiss()
        #expect(host.texts == ["page false"])
        #expect(log.entries == (kind == .sheet ? ["dismissed"] : []))
    }

    @Test(arguments: [(Presenting.Kind.cover, "cover"), (.alert, "alert")])
    fileprivate func whatOnlyAButtonEnds(_ kind: Presenting.Kind, name: String) {
        let host = host(300, 300) { Presenting(kind: kind, log: Log()) }
        let error = #expect(throws: ViewQueryError.self) { try host.dismiss() }
        #expect(
            error?.message
                == "dismiss: the \(name) in front cannot be swiped away. Tap a button in it that ends it."
                + (kind == .alert ? "\nIts buttons: \"OK\"." : ""))
    }

    @Test func aSheetThatRefusesToBeSwipedAway() {
        let host = host(300, 300) { Presenting(kind: .sheet, isLocked: true, log: Log()) }
        let error = #expect(throws: ViewQueryError.self) { try host.dismiss() }
        #expect(error?.message.contains("interactiveDismissDisabled") == true)
        #expect(host.texts == ["sheet"])
    }

    @Test func nothingPresented() {
        let host = host { Text("x") }
        let error = #expect(throws: ViewQueryError.self) { try host.dismiss() }
        #expect(error?.message == "dismiss: nothing is presented that a swipe could take away.")
    }
}
