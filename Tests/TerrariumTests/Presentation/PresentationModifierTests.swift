import Foundation
import Terrarium
import Testing

/// A view whose sheet presents the same view, without end.
private struct Endless: View {
    var body: some View {
        Text("level").sheet(isPresented: .constant(true)) { Endless() }
    }
}

private struct Closing: View {
    @Environment(\.dismiss) var dismiss
    let log: Log

    var body: some View { Text("s").onAppear { dismiss() } }
}

@MainActor
struct PresentationModifierTests {
    @Test func onDismissMayPresentAgain() throws {
        struct Again: View {
            @State var isOn = true
            @State var count = 0
            var body: some View {
                Text("r").sheet(
                    isPresented: $isOn,
                    onDismiss: {
                        count += 1
                        if count < 2 { isOn = true }
                    }, content: { Text("s\(count)") })
            }
        }
        let host = host { Again() }
        try host.dismiss()
        #expect(host.texts == ["s1"])
        try host.dismiss()
        #expect(host.texts == ["r"])
    }

    @Test func settingTheFlagTwiceIsOnePresentation() throws {
        struct Twice: View {
            @State var isOn = false
            let log: Log
            var body: some View {
                Button("open") {
                    isOn = true
                    isOn = true
                }
                .sheet(isPresented: $isOn, onDismiss: { log("gone") }) {
                    Button("again") { isOn = true }.onAppear { log("appear") }
                }
            }
        }
        let log = Log()
        let host = host { Twice(log: log) }
        try host.tap("open")
        try host.tap("again")
        try host.dismiss()
        #expect(log.entries == ["appear", "gone"])
    }

    @Test func onAndOffInOneActionIsNoPresentation() throws {
        struct Flicker: View {
            @State var isOn = false
            let log: Log
            var body: some View {
                Button("flicker") {
                    isOn = true
                    isOn = false
                }
                .sheet(isPresented: $isOn, onDismiss: { log("gone") }) { Text("s").onAppear { log("appear") } }
            }
        }
        let log = Log()
        let host = host { Flicker(log: log) }
        try host.tap("flicker")
        #expect(host.texts == ["flicker"])
        #expect(log.entries == [])
    }

    @Test func everySheetOfAStackHasItsOwnEnd() throws {
        struct Level: View {
            let level: Int
            let log: Log
            @State var isOn = false
            var body: some View {
                Button("open \(level)") { isOn = true }
                    .sheet(isPresented: $isOn, onDismiss: { log("end \(level + 1)") }) {
                        Level(level: level + 1, log: log)
                    }
            }
        }
        let log = Log()
        let host = host(300, 300) { Level(level: 0, log: log) }
        for level in 0..<3 { try host.tap("open \(level)") }
        #expect(host.texts == ["open 3"])
        for level in [2, 1, 0] {
            try host.dismiss()
            #expect(host.texts == ["open \(level)"])
        }
        #expect(log.entries == ["end 3", "end 2", "end 1"])
    }

    @Test func anItemThatIsRemovedEndsTheSheet() throws {
        struct Item: Identifiable { let id: Int }
        struct Chooser: View {
            @State var item: Item? = Item(id: 1)
            let log: Log
            var body: some View {
                Text("r").sheet(item: $item, onDismiss: { log("gone") }) { shown in
                    Button("close \(shown.id)") { item = nil }
                }
            }
        }
        let log = Log()
        let host = host { Chooser(log: log) }
        try host.tap("close 1")
        #expect(host.texts == ["r"])
        #expect(log.entries == ["gone"])
    }

    @Test func aSheetOfATabStaysWhenTheTabChanges() throws {
        struct Tabs: View {
            @State var tab = 0
            @State var isOn = true
            var body: some View {
                TabView(selection: $tab) {
                    Text("a").sheet(isPresented: $isOn) { Button("switch") { tab = 1 } }.tabItem { Text("A") }.tag(0)
                    Text("b").tabItem { Text("B") }.tag(1)
                }
            }
        }
        let host = host { Tabs() }
        try host.tap("switch")
        #expect(host.texts == ["switch"])
        try host.dismiss()
        #expect(host.texts == ["A", "B", "b"])
    }

    @Test func rowsThatShareABindingPresentOneSheet() throws {
        struct Item: Identifiable { let id: Int }
        struct Rows: View {
            @State var item: Item?
            var body: some View {
                VStack {
                    ForEach(0..<3, id: \.self) { row in
                        Button("row \(row)") { item = Item(id: row) }.sheet(item: $item) { Text("item \($0.id)") }
                    }
                }
            }
        }
        let host = host { Rows() }
        try host.tap("row 1")
        #expect(host.texts == ["item 1"])
        try host.dismiss()
        #expect(host.texts == ["row 0", "row 1", "row 2"])
    }

    @Test func contentMayEndItselfAsItAppears() throws {
        struct Brief: View {
            @State var isOn = false
            let log: Log
            var body: some View {
                Button("open \(isOn)") { isOn = true }
                    .sheet(isPresented: $isOn, onDismiss: { log("gone") }) { Closing(log: log) }
            }
        }
        let log = Log()
        let host = host { Brief(log: log) }
        try host.tap("open false")
        #expect(host.texts == ["open false"])
        #expect(log.entries == ["gone"])
    }

    @Test func aTaskInsideMayEndThePresentation() async throws {
        struct Timed: View {
            @Environment(\.dismiss) var dismiss
            @Environment(\.clock) var clock
            var body: some View {
                Text("s").task {
                    try? await clock.sleep(for: .seconds(2))
                    dismiss()
                }
            }
        }
        struct Root: View {
            @State var isOn = true
            var body: some View { Text("r \(isOn)").sheet(isPresented: $isOn) { Timed() } }
        }
        let host = host { Root() }
        try await host.advance(by: .seconds(1))
        #expect(host.texts == ["s"])
        try await host.advance(by: .seconds(1))
        #expect(host.texts == ["r false"])
        #expect(host.pendingTasks == [])
    }

    @Test func endlessPresentationsAreStoppedAndReported() {
        let host = host { Endless() }
        #expect(host.issues.contains { $0.kind == .bodyRecursion })
        #expect(host.all(.role(.issue)).count == 1)
    }

    @Test func whatIsClosedIsNotMade() throws {
        struct Quiet: View {
            @State var count = 0
            let log: Log
            var body: some View {
                Button("\(count)") { count += 1 }
                    .sheet(isPresented: .constant(false)) { Noting(log: log, entry: "sheet") }
                    .popover(isPresented: .constant(false)) { Noting(log: log, entry: "popover") }
                    .fullScreenCover(isPresented: .constant(false)) { Noting(log: log, entry: "cover") }
                    .alert("T", isPresented: .constant(false)) { Noting(log: log, entry: "alert") }
            }
        }
        let log = Log()
        let host = host { Quiet(log: log) }
        try host.tap("0")
        #expect(log.entries == [])
    }

    @Test func aSwipeIsRefusedByAnythingInsideThatSaysSo() throws {
        struct Root: View {
            @State var isOn = true
            @State var isBusy = true
            var body: some View {
                Text("r").sheet(isPresented: $isOn) {
                    NavigationStack {
                        Button("done") { isBusy = false }.interactiveDismissDisabled(isBusy)
                    }
                }
            }
        }
        let host = host { Root() }
        #expect(throws: ViewQueryError.self) { try host.dismiss() }
        try host.tap("done")
        try host.dismiss()
        #expect(host.texts == ["r"])
    }

    @Test func aPresentationThatNobodyCanEndSaysWhatToDo() {
        let host = host { Text("r").fullScreenCover(isPresented: .constant(true)) { Text("c") } }
        #expect(throws: ViewQueryError.self) { try host.dismiss() }
        let error = #expect(throws: ViewQueryError.self) { try host.tap("r") }
        #expect("\(error.map { "\($0)" } ?? "")".contains("cover"))
    }
}

/// A view that notes that it was made.
private struct Noting: View {
    init(log: Log, entry: String) { log(entry) }

    var body: some View { Text("noted") }
}
