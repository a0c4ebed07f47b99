import Foundation
import Testing

@testable import Terrarium

/// A way of nesting views, as deep as one likes.
struct Nesting: Sendable, CustomTestStringConvertible {
    let name: String
    let wrap: @MainActor @Sendable (AnyView) -> AnyView

    var testDescription: String { name }

    init<Outer: View>(_ name: String, _ wrap: @escaping @MainActor @Sendable (AnyView) -> Outer) {
        self.name = name
        self.wrap = { AnyView(wrap($0)) }
    }

    private struct Wrapped: ViewModifier {
        func body(content: Content) -> some View { content }
    }

    private struct Body: View {
        let content: AnyView
        var body: some View { content }
    }

    private enum Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    static let all = [
        Nesting("nothing") { $0 },
        Nesting("padding") { $0.padding(0) },
        Nesting("frame") { $0.frame(maxWidth: .infinity) },
        Nesting("opacity") { $0.opacity(1) },
        Nesting("font") { $0.font(.body) },
        Nesting("id") { $0.id(1) },
        Nesting("environment") { $0.environment(\.mark, 1) },
        Nesting("own environment", { $0.transformEnvironment(\.mark) { $0 += 1 } }),
        Nesting("appear") { $0.onAppear {} },
        Nesting("change") { $0.onChange(of: 1) {} },
        Nesting("preference") { $0.preference(key: Names.self, value: ["a"]) },
        Nesting("reader of preferences") { $0.onPreferenceChange(Names.self) { _ in } },
        Nesting("modifier") { $0.modifier(Wrapped()) },
        Nesting("body") { Body(content: $0) },
        Nesting("stack") { content in VStack { content } },
        Nesting("stack of two") { content in
            HStack {
                content
                EmptyView()
            }
        },
        Nesting("layers") { content in ZStack { content } },
        Nesting("group") { content in Group { content } },
        Nesting("branch") { content in Group { if true { content } else { Text("no") } } },
        Nesting("rows") { content in ForEach(0..<1, id: \.self) { _ in content } },
        Nesting("overlay", { $0.overlay { Color.clear } }),
        Nesting("background") { content in Color.clear.frame(width: 40, height: 16).background { content } },
        Nesting("reader of geometry") { content in GeometryReader { _ in content } },
        Nesting("button") { content in
            Button {
            } label: {
                content
            }
        },
    ]
}

/// A tree that its state makes deeper from within, so that no update ever starts at its top.
private struct Growing: View {
    let handles: Handles
    @State private var isDeeper = false

    @MainActor
    final class Handles {
        var deepest: Binding<Bool>?
    }

    var body: AnyView {
        if isDeeper { return AnyView.nested(300, around: Growing(handles: handles)) { $0.padding(0) } }
        handles.deepest = $isDeeper
        return AnyView(Text("core"))
    }
}

@MainActor
@Suite(.serialized)
struct StackLimitTests {
    /// A thousand levels are shown whole by a debug build, and five times as many by an optimised one.
    static let shownLevels = isDebug ? 1_000 : 5_000

    static var isDebug: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }

    /// Buttons in buttons are as deep as the limit allows and no deeper.
    @Test(arguments: Nesting.all.filter { $0.name != "button" })
    func aThousandLevelsAreShown(_ nesting: Nesting) async {
        await Task.yield()
        let view = AnyView.nested(Self.shownLevels, nesting.wrap)
        let host = host { view }
        #expect(host.texts == ["core"])
        #expect(host.outline(.structure).contains("Text \"core\""))
        #expect(host.issues.isEmpty)
    }

    /// Far too many levels are cut off with an issue, or shown; they are drawn, asked, and freed either way.
    @Test(arguments: Nesting.all)
    func levelsWithoutEndAreReportedAndNeverASignal(_ nesting: Nesting) async throws {
        await Task.yield()
        let view = AnyView.nested(10_000, nesting.wrap)
        let host = host {
            VStack {
                Text("before")
                view
            }
        }
        let texts = host.texts
        let issues = Set(host.issues.map(\.kind))
        #expect(texts.contains("before"))
        #expect(issues == [.bodyRecursion] || texts.contains("core"))
        #expect(!host.picture().isEmpty)
        #expect(throws: ViewQueryError.self) { try host.tap("nowhere") }
        host.unmount()
    }

    /// The parts below a place grow one by one: each update is shallow, the tree as a whole is not.
    @Test func aTreeThatGrowsFromWithinIsReportedAndNeverASignal() {
        let handles = Growing.Handles()
        let host = host {
            VStack {
                Text("before")
                Growing(handles: handles)
            }
        }
        for _ in 0..<60 {
            handles.deepest?.wrappedValue = true
            #expect(host.texts.first == "before")
        }
        #expect(!host.picture().isEmpty)
        #expect(Set(host.issues.map(\.kind)) == [.bodyRecursion])
        host.unmount()
    }

    @Test func anEndlessBodyIsReportedWithItsPathAndTheRestLives() {
        struct Endless: View {
            var body: AnyView { AnyView(Endless()) }
        }
        struct Root: View {
            var body: some View {
                VStack {
                    Text("before")
                    Endless()
                }
            }
        }
        let host = host { Root() }
        #expect(host.texts == ["before"])
        #expect(host.issues.map(\.kind) == [.bodyRecursion])
        #expect(host.issues.first?.path.hasPrefix("Root > Endless > Endless") == true)
        #expect(host.issues.first?.message.contains("A body that contains its own view needs a condition") == true)
    }

    @Test func anEndlessModifierIsReported() {
        struct Endless: ViewModifier {
            func body(content: Content) -> AnyView { AnyView(content.modifier(Endless())) }
        }
        let host = host { Text("core").modifier(Endless()) }
        #expect(host.issues.map(\.kind) == [.bodyRecursion])
    }
}
