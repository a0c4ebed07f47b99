import Foundation
import Testing

@testable import Terrarium

private struct Label: View {
    let text: String

    var body: some View { EmptyView() }
}

private struct Counter: View {
    @Binding var count: Int

    var body: some View { Label(text: "\(count)") }
}

private struct Sample: PreviewModifier {
    static func makeSharedContext() async throws -> Int { 3 }

    func body(content: Content, context: Int) -> some View {
        content
        Label(text: "\(context)")
    }
}

private struct Plain: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor fileprivate static var sample: Self { .modifier(Sample()) }
}

// What these declare has names that only the compiler knows; that they compile is what they test.

#Preview { Label(text: "no arguments") }

#Preview("A name") {
    Label(text: "first")
    Label(text: "second")
}

#Preview("A trait", traits: .landscapeLeft) { Label(text: "wide") }

#Preview("Traits", traits: .portrait, .sizeThatFitsLayout, .fixedLayout(width: 320, height: 200), .defaultLayout) {
    Label(text: "traits")
}

#Preview(traits: .landscapeRight) { Label(text: "a trait without a name") }

#Preview("Modified", traits: .modifier(Sample()), .sample) { Label(text: "modified") }

#Preview("A labelled body", body: { Label(text: "body") })

#Preview("A returned view") {
    let text = "returned"
    return Label(text: text)
}

#Preview("State") {
    @Previewable @State var count = 0
    @Previewable @State var name: String = "a"
    let label = "\(name) \(count)"

    Label(text: label)
    Counter(count: $count)
}

#Preview("Conditions") {
    if Bool(true) {
        Label(text: "yes")
    } else {
        Counter(count: .constant(1))
    }
}

#Preview("Nothing") {}

@available(macOS 15, *)
#Preview("Available") { Label(text: "available") }

#if DEBUG
    #Preview { Label(text: "in a condition") }
#endif

private struct HandWritten: _PreviewRegistration {
    static func makePreview() -> Preview {
        Preview("Written by hand", traits: .landscapeLeft, .sample) {
            let text = "hand"
            Label(text: text)
        }
    }
}

@Suite @MainActor struct PreviewMacroTests {
    @Test func makesThePreviewOnRequest() throws {
        let preview = HandWritten.makePreview()
        #expect(preview.name == "Written by hand")
        #expect(preview.traits.map(\.kind) == [.orientation("landscapeLeft"), .modifier(type: "Sample")])
        #expect(try #require(preview.body() as? Label).text == "hand")
    }

    @Test func runsNoBodyBeforeItIsAskedFor() {
        var runs = 0
        func label() -> Label {
            runs += 1
            return Label(text: "")
        }
        let preview = Preview { label() }
        #expect(preview.name == nil)
        #expect(preview.traits == [])
        #expect(runs == 0)
        _ = preview.body()
        #expect(runs == 1)
    }
}
