import Foundation
import Terrarium
import Testing

@MainActor
struct ContextMenuSelectionTests {
    @Test func theMenuIsForNoSelection() throws {
        let host = host {
            Text("x").contextMenu(forSelectionType: Int.self) { selection in Text("\(selection.count) selected") }
        }
        try host.longPress("x")
        #expect(host.texts == ["0 selected"])
    }
}
