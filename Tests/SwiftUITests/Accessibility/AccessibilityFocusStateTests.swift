import SwiftUI
import Testing

private struct Page: View {
    @AccessibilityFocusState private var isFocused: Bool
    var body: some View {
        VStack {
            Text("x").accessibilityFocused($isFocused)
            Button("Go") { isFocused = true }
        }
    }
}

@MainActor
struct AccessibilityFocusStateTests {
    @Test func whereTheProgramWantsTheFocusShows() throws {
        let host = ViewHost { Page() }
        #expect(!host.outline().contains("accessibilityFocused"))
        try host.tap("Go")
        #expect(host.outline().contains("Text \"x\" accessibilityFocused"))
    }
}
