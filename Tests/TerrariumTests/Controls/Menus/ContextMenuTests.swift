import Foundation
import Terrarium
import Testing

private struct Row: View {
    @State private var isGone = false
    @State private var taps = 0

    var body: some View {
        Button(isGone ? "gone" : "row \(taps)") { taps += 1 }
            .contextMenu { Button("Delete") { isGone = true } }
    }
}

@MainActor
struct ContextMenuTests {
    @Test func aLongPressOpensItAndATapGoesThrough() throws {
        let host = host { Row() }
        try host.tap("row 0")
        #expect(host.texts == ["row 1"])
        try host.longPress("row 1")
        #expect(host.texts == ["Delete"])
        try host.tap("Delete")
        #expect(host.texts == ["gone"])
    }

    @Test func noMenuOffersNothing() {
        checkOutline(Text("x").contextMenu(nil as ContextMenu<Text>?), "Text \"x\" @96,42 8x16")
    }

    @Test func outlinesSayThatThereIsOne() {
        checkOutline(Text("x").contextMenu { Button("A") {} }, "Text \"x\" [longPress] @96,42 8x16")
    }
}
