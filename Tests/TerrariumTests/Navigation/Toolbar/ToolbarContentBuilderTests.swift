import Foundation
import Terrarium
import Testing

/// Items with ids, in every form that a builder has.
private struct Arranged: View {
    @State private var isFull = false

    var body: some View {
        Text("x").toolbar(id: "main") {
            ToolbarItem(id: "grow", placement: .topBarLeading) { Button("grow") { isFull.toggle() } }
            if isFull {
                ToolbarItem(id: "full", placement: .topBarTrailing) { Text("full") }
            }
            if isFull {
                ToolbarItem(id: "most", placement: .topBarTrailing) { Text("most") }
            } else {
                ToolbarItem(id: "least", placement: .topBarTrailing) { Text("least") }
            }
            OwnItems()
        }
    }
}

private struct OwnItems: CustomizableToolbarContent {
    var body: some CustomizableToolbarContent {
        ToolbarItem(id: "own one", placement: .bottomBar) { Text("one") }
        ToolbarItem(id: "own two", placement: .bottomBar) { Text("two") }
    }
}

@MainActor
struct ToolbarContentBuilderTests {
    @Test func itemsWithIdsStandTogether() throws {
        let host = host(400, 200) { NavigationStack { Arranged() } }
        #expect(host.texts == ["grow", "least", "x", "one", "two"])
        try host.tap("grow")
        #expect(host.texts == ["grow", "full", "most", "x", "one", "two"])
        try host.tap("grow")
        #expect(host.texts == ["grow", "least", "x", "one", "two"])
    }

    @Test func aToolbarMayBeEmpty() {
        let host = host {
            NavigationStack {
                Text("x").toolbar(id: "none") {}.toolbar {}
            }
        }
        #expect(host.texts == ["x"])
    }
}
