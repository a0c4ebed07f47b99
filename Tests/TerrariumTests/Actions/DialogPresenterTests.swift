import Foundation
import Terrarium
import Testing

private struct Question: Equatable {
    let title: String
}

private struct AskAction {
    let ask: (Question) -> Void
    func callAsFunction(_ question: Question) { ask(question) }
}

private struct AskKey: EnvironmentKey {
    static var defaultValue: AskAction { AskAction { _ in } }
}

extension EnvironmentValues {
    fileprivate var ask: AskAction {
        get { self[AskKey.self] }
        set { self[AskKey.self] = newValue }
    }
}

/// A dialog that a program draws by itself: it dims the whole window and measures what it may use.
private struct DimmingPanel: View {
    let question: Question
    let close: () -> Void
    var body: some View {
        GeometryReader { proxy in
            ZStack {
                Color.black.opacity(0.5).accessibilityIdentifier("dim").ignoresSafeArea()
                VStack {
                    Text("\(question.title) \(Int(proxy.size.width))x\(Int(proxy.size.height))")
                    Button("Close") { close() }
                }
                .frame(width: proxy.size.width, height: proxy.size.height)
                .accessibilityIdentifier("panel")
            }
        }
    }
}

private struct SmallAsker: View {
    @Environment(\.ask) private var ask
    var body: some View {
        let ask = ask
        Button("ask") { ask(Question(title: "T")) }.frame(width: 50, height: 50)
    }
}

private struct Bystander: View {
    var body: some View { Text("bystander") }
}

private struct AskingRoot: View {
    @State private var question: Question?
    var body: some View {
        VStack {
            Bystander()
            SmallAsker()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay { if let question { DimmingPanel(question: question) { self.question = nil } } }
        .environment(\.ask, AskAction { question = $0 })
    }
}

/// Asks through the action of the library, several times if told so.
private struct LibraryAsker: View {
    var titles = ["Sure?"]
    let log: Log
    @Environment(\.showDialog) private var showDialog
    var body: some View {
        Button("ask") {
            for title in titles {
                showDialog(
                    Dialog(
                        title: title, message: "m", onConfirm: { log("\(title) yes") },
                        onCancel: { log("\(title) no") }))
            }
        }
        .frame(width: 50, height: 50)
    }
}

@MainActor
struct DialogPresenterTests {
    @Test func anActionOfTheProgramRunsThePresenterTheDialogAndTheReaders() throws {
        let host = host(320, 240) { AskingRoot() }
        let counts = try host.evaluations { try host.tap("ask") }
        #expect(counts == ["AskingRoot": 1, "DimmingPanel": 1, "SmallAsker": 1])
        try host.tap("Close")
        #expect(host.texts == ["bystander", "ask"])
    }

    @Test func aDialogOfTheProgramCoversTheWindowExactly() throws {
        let host = host(320, 240) { AskingRoot() }
        try host.tap("ask")
        #expect(host.texts.contains("T 320x240"))
        #expect(try host.frame(of: .id("dim")) == CGRect(x: 0, y: 0, width: 320, height: 240))
        #expect(throws: ViewQueryError.self) { try host.tap("ask") }
    }

    @Test func itMeasuresInsideTheSafeAreaAndDimsBeyondIt() throws {
        let insets = EdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 10)
        let host = host(320, 240, safeArea: insets) { AskingRoot() }
        try host.tap("ask")
        #expect(host.texts.contains("T 300x180"))
        #expect(try host.frame(of: .id("panel")) == CGRect(x: 10, y: 40, width: 300, height: 180))
        #expect(try host.frame(of: .id("dim")) == CGRect(x: 0, y: 0, width: 320, height: 240))
    }

    /// An own look under `dialogPresenter` has the whole window, whatever the asker's frame: it measures inside the safe area,
    /// and its colour ignores that.
    @Test func anOwnLookMeasuresInsideTheSafeAreaAndDimsBeyondIt() throws {
        struct Look: View {
            let dialog: Dialog
            let close: () -> Void
            var body: some View {
                GeometryReader { proxy in
                    ZStack {
                        Color.black.opacity(0.5).accessibilityIdentifier("dim").ignoresSafeArea()
                        VStack {
                            Text("\(dialog.title) \(Int(proxy.size.width))x\(Int(proxy.size.height))")
                            Button("close") { close() }
                        }
                        .frame(width: proxy.size.width, height: proxy.size.height)
                        .accessibilityIdentifier("panel")
                    }
                }
            }
        }
        let insets = EdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 10)
        let host = host(320, 240, safeArea: insets) {
            VStack {
                LibraryAsker(log: Log()).dialogPresenter { dialog, close in Look(dialog: dialog, close: close) }
                Text("below")
            }
        }
        try host.tap("ask")
        #expect(host.texts == ["Sure? 300x180", "close"])
        #expect(try host.frame(of: .id("panel")) == CGRect(x: 10, y: 40, width: 300, height: 180))
        #expect(try host.frame(of: .id("dim")) == CGRect(x: 0, y: 0, width: 320, height: 240))
        try host.tap("close")
        #expect(host.texts == ["ask", "below"])
    }

    @Test func theActionOfTheLibraryIsStable() throws {
        let log = Log()
        let host = host(320, 240) { LibraryAsker(log: log).dialogPresenter() }
        #expect(try host.evaluations { try host.tap("ask") } == [:])
        #expect(try host.evaluations { try host.tap("OK") } == [:])
        #expect(log.entries == ["Sure? yes"])
    }

    @Test func anOwnLookRunsAlone() throws {
        struct Look: View {
            let dialog: Dialog
            let close: () -> Void
            var body: some View {
                VStack {
                    Text("look \(dialog.title)")
                    Button("close") { close() }
                }
            }
        }
        let host = host(320, 240) {
            LibraryAsker(log: Log()).dialogPresenter { dialog, close in Look(dialog: dialog, close: close) }
        }
        #expect(try host.evaluations { try host.tap("ask") } == ["Look": 1])
        #expect(host.texts == ["look Sure?", "close"])
        try host.tap("close")
        #expect(host.texts == ["ask"])
    }

    @Test func dialogsInARowQueueAndEachRunsItsOwnClosure() throws {
        let log = Log()
        let host = host(320, 240) { LibraryAsker(titles: ["first", "second"], log: log).dialogPresenter() }
        try host.tap("ask")
        #expect(host.texts.contains("first") && !host.texts.contains("second"))
        try host.tap("Cancel")
        #expect(host.texts.contains("second") && !host.texts.contains("first"))
        try host.tap("OK")
        #expect(host.texts == ["ask"])
        #expect(log.entries == ["first no", "second yes"])
        try host.tap("ask")
        #expect(host.texts.contains("first"))
    }
}
