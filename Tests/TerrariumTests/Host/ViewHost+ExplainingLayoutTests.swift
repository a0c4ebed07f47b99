import Foundation
import Terrarium
import Testing

@MainActor
@Suite struct ViewHostExplainingLayoutTests {
    private func explain<V: View>(
        _ query: ViewQuery, _ width: CGFloat = 320, _ height: CGFloat = 100, @ViewBuilder _ view: () -> V
    ) throws -> String {
        try host(width, height, content: view).explainLayout(query)
    }

    @Test func fromTheWindowDownThroughFramesAndStacks() throws {
        let text = try explain("Save") {
            HStack(spacing: 4) {
                Color.red
                Text("Save")
                Color.blue.frame(width: 28)
            }
            .frame(maxWidth: .infinity)
            .padding(10)
        }
        #expect(
            text == """
                width:
                  window: 320
                  padding(10): proposal 320 → 320 (its content and 20)
                  frame(maxWidth: .infinity): proposal 300 → 300 (the proposal)
                  HStack: proposal 300 → 300 (its views and 8 between them)
                  HStack: least flexible first, offered 132, took 32
                  Text "Save": proposal 132 → 32 (its longest line)
                height:
                  window: 100
                  padding(10): proposal 100 → 100 (its content and 20)
                  frame(maxWidth: .infinity): proposal 80 → 80 (as its content)
                  HStack: proposal 80 → 80 (as its highest view)
                  Text "Save": proposal 80 → 16 (1 line)

                """)
    }

    @Test func prioritiesAndIdealLengths() throws {
        let ranked = try explain("b") {
            HStack(spacing: 0) {
                Text("a")
                Text("b").layoutPriority(2)
            }
        }
        #expect(ranked.contains("HStack: priority 2 in its turn, least flexible first, offered 312, took 8"))
        let ideal = try explain("a") {
            VStack(spacing: 0) {
                Text("a")
                Text("b")
            }
            .fixedSize()
        }
        #expect(ideal.contains("VStack: nothing proposed, so each view its ideal length, took 16"))
        #expect(ideal.contains("fixedSize(): proposal 100 → 32 (its content's ideal length)"))
    }

    @Test func whatLiesOverAViewIsOfferedItsSize() throws {
        let text = try explain("x") {
            Color.red.frame(width: 40, height: 20).overlay(alignment: .leading) { Text("x") }
        }
        #expect(text.contains("overlay: offered the length of the view that it belongs to, 40"))
        #expect(text.contains("Text \"x\": proposal 40 → 8"))
        #expect(!text.contains("frame(width: 40"))
    }

    @Test func aStackOfOneViewPassesEverythingOn() throws {
        let text = try explain("x") { VStack { Text("x") } }
        #expect(text.contains("VStack: proposal 320 → 8 (as its only view)"))
    }

    @Test func scrollViewsAndLazyStacks() throws {
        let text = try explain("n3") {
            ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { Text("n\($0)") } } }
        }
        #expect(text.contains("ScrollView: proposal 100 → 100"))
        #expect(text.contains("LazyVStack: proposal nil → 2392"))
        #expect(text.contains("Text \"n3\": proposal nil → 16"))
    }

    @Test func aGroupIsExplainedChildByChild() throws {
        struct Pair: View {
            var body: some View {
                Text("a")
                Text("b")
            }
        }
        let text = try explain(.view(Pair.self)) { VStack { Pair() } }
        #expect(text.components(separatedBy: "width:\n").count == 3)
    }

    @Test func aViewThatIsNotThereThrows() {
        #expect(throws: ViewQueryError.self) { try explain("nobody") { Text("x") } }
    }
}
