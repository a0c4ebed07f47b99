import Foundation
import Terrarium
import Testing

private struct Starred: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("*")
            Menu(configuration)
        }
    }
}

@MainActor
struct MenuStyleTests {
    @Test func aStyleOfOnesOwnDrawsTheMenu() throws {
        let host = host {
            Menu("More") { Button("A") {} }.menuStyle(Starred())
        }
        #expect(host.texts == ["*", "More"])
        try host.tap("More")
        #expect(host.texts == ["A"])
    }

    @Test func theLibrarysStylesLookTheSame() {
        checkOutline(Menu("More") {}.menuStyle(.button), "Menu \"More\" [tap select] @84,42 32x16")
        checkOutline(Menu("More") {}.menuStyle(.borderlessButton), "Menu \"More\" [tap select] @84,42 32x16")
    }
}
