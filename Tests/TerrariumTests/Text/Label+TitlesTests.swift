import Foundation
import Terrarium
import Testing

private struct Boxed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("[")
            Label(configuration)
            Text("]")
        }
    }
}

@MainActor
struct LabelTitlesTests {
    @Test func aStyleCanBuildOnTheLabelItself() {
        let host = host { Label("Home", systemImage: "house").labelStyle(Boxed()) }
        #expect(host.texts == ["[", "Home", "]"])
    }

    @Test func titlesMayHoldMarks() {
        let host = host { Label("**Home**", image: "house") }
        #expect(host.texts == ["Home"])
    }
}
