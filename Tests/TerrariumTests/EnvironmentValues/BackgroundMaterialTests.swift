import Foundation
import Terrarium
import Testing

private struct Pane: View {
    @Environment(\.backgroundMaterial) var material
    var body: some View { Text(material == .thin ? "thin" : material == .bar ? "bar" : "none") }
}

@MainActor
struct BackgroundMaterialTests {
    @Test func nobodySetsItAtFirst() {
        #expect(EnvironmentValues().backgroundMaterial == nil)
        #expect(host { Pane() }.texts == ["none"])
    }

    @Test func aBackgroundTellsItsContent() {
        let host = host {
            VStack {
                Pane().background(.thinMaterial)
                Pane().background(Material.bar, in: Circle())
                Pane().background(.red)
                Pane().environment(\.backgroundMaterial, .bar)
            }
        }
        #expect(host.texts == ["thin", "bar", "none", "bar"])
    }
}
