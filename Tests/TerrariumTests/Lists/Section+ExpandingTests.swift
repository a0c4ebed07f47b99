import Foundation
import Terrarium
import Testing

private struct Page: View {
    @State private var isOpen = true
    var body: some View {
        VStack {
            List {
                Section("Teas", isExpanded: $isOpen) {
                    Text("Assam")
                    Text("Sencha")
                }
            }
            Button("Turn") { isOpen.toggle() }
        }
    }
}

@MainActor
struct SectionExpandingTests {
    @Test func aClosedSectionShowsItsHeaderOnly() throws {
        let host = host(200, 400) { Page() }
        #expect(host.texts == ["Teas", "Assam", "Sencha", "Turn"])
        try host.tap("Turn")
        #expect(host.texts == ["Teas", "Turn"])
    }
}
