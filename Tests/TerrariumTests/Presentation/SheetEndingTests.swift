import Foundation
import Terrarium
import Testing

private struct OlderCloser: View {
    @Environment(\.presentationMode) var mode

    var body: some View {
        Button("x") { mode.wrappedValue.dismiss() }
    }
}

private struct Outer: View {
    @State var isOn = true

    var body: some View {
        Text("root \(isOn)").sheet(isPresented: $isOn) { Inner { isOn = false } }
    }
}

private struct Inner: View {
    @State var isOn = true
    let closeAll: () -> Void

    var body: some View {
        Text("inner \(isOn)").sheet(isPresented: $isOn) {
            VStack {
                SheetCloser(name: "one")
                Button("all") { closeAll() }
            }
        }
    }
}

/// How sheets end, and who is told.
@MainActor
struct SheetEndingTests {
    @Test func dismissInsideEndsTheSheetAndCallsOnDismissOnce() throws {
        let log = Log()
        let host = host { OpenSheet(onDismiss: { log("gone") }) { SheetCloser(name: "x") } }
        #expect(host.texts == ["x true"])
        try host.tap("x true")
        #expect(host.texts == ["root false"])
        #expect(log.entries == ["gone"])
        try host.tap("root false")
        try host.tap("x true")
        #expect(log.entries == ["gone", "gone"])
    }

    @Test func presentationModeEndsTheSheetToo() throws {
        let host = host { OpenSheet { OlderCloser() } }
        try host.tap("x")
        #expect(host.texts == ["root false"])
    }

    @Test func dismissAtTheRootDoesNothing() throws {
        let host = host { SheetCloser(name: "x") }
        try host.tap("x false")
        #expect(host.texts == ["x false"])
    }

    @Test func dismissInTheInnerSheetEndsOnlyThat() throws {
        let host = host { Outer() }
        try host.tap("one true")
        #expect(host.texts == ["inner false"])
    }

    @Test func endingTheOuterSheetEndsTheInnerOne() throws {
        let host = host { Outer() }
        try host.tap("all")
        #expect(host.texts == ["root false"])
        #expect(host.outline().contains("layer") == false)
    }

    @Test func aSwipeEndsASheet() throws {
        let log = Log()
        let host = host { OpenSheet(onDismiss: { log("gone") }) { Text("sheet") } }
        try host.dismiss()
        #expect(host.texts == ["root false"])
        #expect(log.entries == ["gone"])
        #expect(throws: ViewQueryError.self) { try host.dismiss() }
    }

    @Test func interactiveDismissDisabledStopsTheSwipeButNotDismiss() throws {
        let host = host { OpenSheet { SheetCloser(name: "x").interactiveDismissDisabled() } }
        #expect(throws: ViewQueryError.self) { try host.dismiss() }
        #expect(host.texts == ["x true"])
        try host.tap("x true")
        #expect(host.texts == ["root false"])
    }

    @Test func whatEndsWithItsPresenterCallsOnDismissOnce() throws {
        struct Fleeting: View {
            @State var isThere = true
            @State var isOn = true
            let log: Log

            var body: some View {
                VStack {
                    if isThere {
                        Text("p").sheet(isPresented: $isOn, onDismiss: { log("gone") }) {
                            Button("leave") { isThere = false }
                        }
                    }
                    Text("rest")
                }
            }
        }
        let log = Log()
        let host = host { Fleeting(log: log) }
        try host.tap("leave")
        #expect(host.texts == ["rest"])
        #expect(log.entries == ["gone"])
    }

    @Test func aBindingThatRefusesKeepsTheSheet() throws {
        let host = host { Text("r").sheet(isPresented: .constant(true)) { SheetCloser(name: "x") } }
        try host.tap("x true")
        try host.tap("x true")
        #expect(host.texts == ["x true"])
    }

    @Test func readingDismissDoesNotRunTheContentAgain() throws {
        let host = host { OpenSheet { SheetCloser(name: "x") } }
        let counts = try host.evaluations { try host.tap("x true") }
        #expect(counts == ["OpenSheet": 1])
    }

    @Test func contentDisappearsBeforeOnDismiss() throws {
        let log = Log()
        let host = host {
            OpenSheet(onDismiss: { log("dismissed") }) {
                Text("s").onAppear { log("appear") }.onDisappear { log("disappear") }
            }
        }
        try host.dismiss()
        #expect(log.entries == ["appear", "disappear", "dismissed"])
    }

    @Test func theFlagsChangeIsToldBeforeOnDismiss() throws {
        struct Both: View {
            @State var isOn = true
            let log: Log

            var body: some View {
                Text("r")
                    .onChange(of: isOn) { log("inner change") }
                    .sheet(isPresented: $isOn, onDismiss: { log("dismissed") }) {
                        Button("end") { isOn = false }.onDisappear { log("disappear") }
                    }
                    .onChange(of: isOn) { log("outer change") }
            }
        }
        let log = Log()
        let host = host { Both(log: log) }
        try host.tap("end")
        #expect(Set(log.entries.dropLast()) == ["inner change", "disappear", "outer change"])
        #expect(log.entries.count == 4)
        #expect(log.entries.last == "dismissed")
    }

    @Test func theOldItemIsDismissedBeforeTheNewOneAppears() throws {
        struct Swapping: View {
            @State var item: Named? = Named(id: "a")
            let log: Log

            var body: some View {
                Text("r").sheet(item: $item, onDismiss: { log("dismissed") }) { shown in
                    Button(shown.id) { item = Named(id: "b") }
                        .onAppear { log("+\(shown.id)") }
                        .onDisappear { log("-\(shown.id)") }
                }
            }
        }
        let log = Log()
        let host = host { Swapping(log: log) }
        try host.tap("a")
        #expect(host.texts == ["b"])
        #expect(log.entries == ["+a", "-a", "dismissed", "+b"])
    }

    private struct Named: Identifiable {
        let id: String
    }
}
