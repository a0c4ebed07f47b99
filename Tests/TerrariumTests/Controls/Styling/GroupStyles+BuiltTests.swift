import Foundation
import Terrarium
import Testing

@MainActor
struct GroupStylesBuiltTests {
    @Test func aControlGroupCanBecomeAMenu() throws {
        let host = host {
            ControlGroup {
                Button("Cut") {}
                Button("Copy") {}
            } label: {
                Text("Edit")
            }
            .controlGroupStyle(.menu)
        }
        #expect(host.texts == ["Edit"])
        try host.tap("Edit")
        #expect(host.texts == ["Cut", "Copy"])
    }

    @Test func otherwiseItsControlsStandSideBySide() {
        let host = host {
            ControlGroup("Edit") {
                Button("Cut") {}
                Button("Copy") {}
            }
        }
        #expect(host.texts == ["Cut", "Copy"])
    }
}
