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

    @Test func withoutAnInjectedActionNothingHappens() throws {
        let host = host { Child() }
        try host.tap("ask")
        #expect(host.texts == ["kept", "ask"])
    }

    @Test func theNearestActionIsCalled() throws {
        let log = Log()
        let host = host {
            Child()
                .environment(\.ask, AskAction { log("inner \($0.title)") })
                .environment(\.ask, AskAction { log("outer \($0.title)") })
        }
        try host.tap("ask")
        #expect(log.entries == ["inner T"])
    }

    @Test func anActionThatABodyMakesAgainIsTheNewOne() throws {
        struct Counting: View {
            let log: Log
            @State var count = 0
            var body: some View {
                VStack {
                    Child()
                    Button("count") { count += 1 }
                }
                .environment(\.ask, AskAction { [count] _ in log("count \(count)") })
            }
        }
        let log = Log()
        let host = host { Counting(log: log) }
        try host.tap("ask")
        try host.tap("count")
        try host.tap("ask")
        #expect(log.entries == ["count 0", "count 1"])
    }

    @Test func anActionMayCallTheOneAround() throws {
        struct Prefixing: ViewModifier {
            let prefix: String
            @Environment(\.ask) var ask
            func body(content: Content) -> some View {
                content.environment(\.ask, AskAction { ask(Question(title: "\(prefix)\($0.title)")) })
            }
        }
        let log = Log()
        let host = host {
            Child().modifier(Prefixing(prefix: "b")).modifier(Prefixing(prefix: "a"))
                .environment(\.ask, AskAction { log($0.title) })
        }
        try host.tap("ask")
        #expect(log.entries == ["abT"])
    }
}
