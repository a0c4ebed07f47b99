import SwiftUI
import Testing

private struct Page: View {
    @State private var isShown = true
    @State private var log: [Bool] = []

    var body: some View {
        VStack {
            if isShown { Text("x").onScrollVisibilityChange { log.append($0) } }
            Button("Turn") { isShown.toggle() }
            Text(verbatim: "\(log)")
        }
    }
}

@MainActor
struct ScrollVisibilityTests {
    @Test func appearingAndDisappearingIsTold() throws {
        let host = ViewHost { Page() }
        #expect(host.texts.last == "[true]")
        try host.tap("Turn")
        #expect(host.texts.last == "[true, false]")
    }

    @Test func aBarStandsAsAnInsetDoes() {
        let host = ViewHost(size: CGSize(width: 200, height: 100)) {
            Color.red.safeAreaBar(edge: .bottom) { Text("bar") }
        }
        #expect(host.outline(.structure).contains("safeAreaInset edge=bottom"))
    }
}
