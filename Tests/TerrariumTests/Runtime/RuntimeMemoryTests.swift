import Foundation
import Observation
import Terrarium
import Testing

/// An object that is counted, by its name, while it lives.
private final class Counted {
    nonisolated(unsafe) static var alive: [String: Int] = [:]
    private let name: String
    let number = 0.0

    init(_ name: String) {
        self.name = name
        Counted.alive[name, default: 0] += 1
    }

    deinit {
        Counted.alive[name, default: 0] -= 1
        if Counted.alive[name] == 0 { Counted.alive[name] = nil }
    }
}

private final class Account: ObservableObject {
    @Published var sum = 0
    let token: Counted

    init(_ token: Counted = Counted("object")) {
        self.token = token
    }
}

@Observable
private final class Ledger {
    var lines = 0
    @ObservationIgnored let token: Counted

    init(_ token: Counted = Counted("model")) {
        self.token = token
    }
}

private struct Toned: ViewModifier {
    var token = Counted("modifier")
    @State private var own = Counted("state of the modifier")
    func body(content: Content) -> some View { content.overlay { Text("over \(own === token)") } }
}

/// Something of everything that keeps values alive.
private struct Everything: View {
    let handle: Handle<Int>
    @State private var round = 0
    @State private var token = Counted("state")
    @StateObject private var account = Account()
    @State private var ledger = Ledger()

    var body: some View {
        let _ = handle.keep($round)
        let passed = Counted("closure")
        VStack {
            Text("\(account.sum) \(ledger.lines) \(round)")
            Button("press") { _ = passed }
            ForEach(0..<3, id: \.self) { index in Text("row \(index)").onAppear { _ = passed } }
            if round.isMultiple(of: 2) { Text("even").modifier(Toned()) } else { AnyView(Text("odd").id(round)) }
            GeometryReader { _ in Text("\(ObjectIdentifier(passed) == ObjectIdentifier(token))") }
        }
        .environmentObject(account)
        .environment(ledger)
        .environment(\.mark, round)
        .sheet(isPresented: .constant(round % 3 == 1)) { Text("sheet").onDisappear { _ = passed } }
        .task(id: round) { _ = passed }
        .onChange(of: round) {
            account.sum += 1
            ledger.lines += 1
            _ = passed
        }
    }
}

/// One thing that keeps a value alive, which is made anew with each evaluation.
private struct Keeping: View {
    enum Kind: String, CaseIterable, Sendable {
        case button, appear, disappear, change, task, geometry, rows, sheet, alert, overWindow, object, model, modifier
        case preference, erased, guide, gesture, environment, overlay, identity, toolbar
    }

    enum ListKey: PreferenceKey {
        static var defaultValue: [Counted] { [] }
        static func reduce(value: inout [Counted], nextValue: () -> [Counted]) { value += nextValue() }
    }

    let kind: Kind
    let handle: Handle<Int>
    @State private var round = 0

    var body: some View {
        let _ = handle.keep($round)
        let passed = Counted(kind.rawValue)
        let text = Text("\(round)")
        switch kind {
        case .button: AnyView(Button("press") { _ = passed })
        case .appear: AnyView(text.id(round).onAppear { _ = passed })
        case .disappear: AnyView(text.id(round).onDisappear { _ = passed })
        case .change: AnyView(text.onChange(of: round) { _ = passed })
        case .task: AnyView(text.task(id: round) { _ = passed })
        case .geometry: AnyView(GeometryReader { _ in Text(passed.number > 0 ? "a" : "b") })
        case .rows: AnyView(ForEach(0..<3, id: \.self) { _ in Text(passed.number > 0 ? "a" : "b") })
        case .sheet: AnyView(text.sheet(isPresented: .constant(round % 3 == 1)) { text.onDisappear { _ = passed } })
        case .alert: AnyView(text.alert("a", isPresented: .constant(round % 3 == 1)) { Button("b") { _ = passed } })
        case .overWindow: AnyView(text.rootOverlay { if round % 2 == 1 { Button("b") { _ = passed } } })
        case .object: AnyView(text.environmentObject(Account(passed)))
        case .model: AnyView(text.environment(Ledger(passed)))
        case .modifier: AnyView(text.modifier(Toned(token: passed)))
        case .preference:
            AnyView(
                text.preference(key: ListKey.self, value: [passed]).overlayPreferenceValue(ListKey.self) { _ in text })
        case .erased: AnyView(AnyView(text.id(round)).onTapGesture { _ = passed })
        case .guide: AnyView(VStack(alignment: .leading) { text.alignmentGuide(.leading) { $0.width + passed.number } })
        case .gesture: AnyView(text.onTapGesture { _ = passed })
        case .environment:
            AnyView(text.environment(\.openURL, OpenURLAction { _ in passed.number > 0 ? .handled : .discarded }))
        case .overlay: AnyView(text.overlay { Button("b") { _ = passed } })
        case .identity: AnyView(Button("b") { _ = passed }.id(round))
        case .toolbar: AnyView(NavigationStack { text.toolbar { Button("b") { _ = passed } } })
        }
    }
}

@MainActor
@Suite(.serialized)
struct RuntimeMemoryTests {
    @Test(arguments: Keeping.Kind.allCases)
    private func nothingIsLeftInAHostThatIsUnmounted(_ kind: Keeping.Kind) async {
        let handle = Handle<Int>()
        let host = host { Keeping(kind: kind, handle: handle) }
        for round in 0..<8 {
            handle.set(round)
            _ = host.outline()
        }
        await tasksHaveEnded(when: 3)
        #expect((1...3).contains(Counted.alive[kind.rawValue] ?? 0))
        host.unmount()
        await tasksHaveEnded()
        #expect(Counted.alive == [:])
        #expect(host.texts.isEmpty)
    }

    @Test func nothingIsLeftOfTreesThatWereMountedAndUnmounted() async {
        for _ in 0..<100 {
            let handle = Handle<Int>()
            let host = host { Everything(handle: handle) }
            handle.set(1)
            _ = host.outline()
            handle.set(2)
            _ = host.picture()
            host.unmount()
        }
        await tasksHaveEnded()
        #expect(Counted.alive == [:])
    }

    @Test func nothingIsLeftOfHostsThatWereDropped() async {
        for _ in 0..<100 {
            let host = host { Everything(handle: Handle<Int>()) }
            _ = host.texts
        }
        await tasksHaveEnded()
        #expect(Counted.alive == [:])
    }

    @Test func evaluatingAgainKeepsNothing() async {
        let handle = Handle<Int>()
        let host = host { Everything(handle: handle) }
        func run(_ rounds: Range<Int>) async -> [String: Int] {
            for round in rounds {
                handle.set(round)
                _ = host.texts
            }
            await tasksHaveEnded()
            return Counted.alive
        }
        let warm = await run(0..<13)
        #expect(!warm.isEmpty)
        #expect(await run(13..<1_003) == warm)
        host.unmount()
        await tasksHaveEnded()
        #expect(Counted.alive == [:])
    }

    /// Values of views that hold views of their own kind, far more of them than a stack has room for.
    @Test func deepValuesAreFreedWithoutRecursion() {
        do {
            let token = Counted("view")
            let view = AnyView.nested(200_000, around: Text("core").onAppear { _ = token }) { $0.padding(0) }
            #expect(Counted.alive == ["view": 1])
            _ = view
        }
        #expect(Counted.alive == [:])
    }

    /// Cancelled tasks end when the main actor comes to them.
    private func tasksHaveEnded(when alive: Int = 0) async {
        for _ in 0..<1_000 where Counted.alive.values.reduce(0, +) > alive { await Task.yield() }
    }
}
