import Foundation
import Terrarium
import Testing

@MainActor
struct MenuLayerTests {
    @Test func anOpenMenuIsAPopoverThatATapBesideItCloses() throws {
        let host = host { Menu("More") { Button("A") {} } }
        try host.tap("More")
        #expect(host.outline(.structure).contains("layer popover modal"))
        try host.dismiss()
        #expect(host.texts == ["More"])
    }

    @Test func buttonsInAMenuAreNotStyledByThoseAroundIt() throws {
        let host = host { Menu("More") { Button("A") {} }.buttonStyle(.bordered) }
        try host.tap("More")
        #expect(!host.outline(.structure).contains("Button \"A\" style"))
    }
}
