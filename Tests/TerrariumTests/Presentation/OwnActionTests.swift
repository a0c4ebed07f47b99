import Foundation
import Terrarium
import Testing

private struct Question {
    let title: String
    var onYes: (() -> Void)?
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

private struct Panel: View {
    let question: Question
    let close: () -> Void
    var body: some View {
        GeometryReader { proxy in
            VStack {
                Text("\(question.title) \(Int(proxy.size.width))x\(Int(proxy.size.height))")
                Button("Yes") {
                    question.onYes?()
                    close()
                }
            }
        }
    }
}

private struct Child: View {
    @Environment(\.ask) var ask
    @State var isKept = true
    var body: some View {
        VStack {
            Text(isKept ? "kept" : "gone")
            Button("ask") { ask(Question(title: "T", onYes: { isKept = false })) }
        }
    }
}

private struct Presenter: ViewModifier {
    @State var question: Question?
    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay {
                if let question { Panel(question: question) { self.question = nil } }
            }
            .environment(\.ask, AskAction { question = $0 })
    }
}

private struct Root: View {
    @State private var question: Question?
    var body: some View {
        Child()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay {
                if let question { Panel(question: question) { self.question = nil } }
            }
            .environment(\.ask, AskAction { question = $0 })
    }
}

@MainActor
struct OwnActionTests {
    @Test func anActionOfTheRootOpensAPanelOverTheWindow() throws {
        let host = host(320, 240) { Root() }
        try host.tap("ask")
        #expect(host.texts == ["kept", "ask", "T 320x240", "Yes"])
        try host.tap("Yes")
        #expect(host.texts == ["gone", "ask"])
    }

    @Test func anActionOfAModifierDoesTheSame() throws {
        let host = host(320, 240) { Child().modifier(Presenter()) }
        try host.tap("ask")
        #expect(host.texts == ["kept", "ask", "T 320x240", "Yes"])
        try host.tap("Yes")
        #expect(host.texts == ["gone", "ask"])
    }
}
