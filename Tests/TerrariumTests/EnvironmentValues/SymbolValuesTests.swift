import Foundation
import Terrarium
import Testing

private struct Reader: View {
    @Environment(\.imageScale) private var scale
    var body: some View { Text(verbatim: "\(scale)") }
}

@MainActor
struct SymbolValuesTests {
    @Test func theScaleIsRead() {
        #expect(host { Reader() }.texts == ["medium"])
        #expect(host { Reader().imageScale(.large) }.texts == ["large"])
    }

    @Test func outlinesShowThem() {
        checkOutline(
            Image(systemName: "leaf").imageScale(.small).symbolRenderingMode(.hierarchical),
            "Image \"leaf\" system imageScale=small symbolRendering=hierarchical @92,42 16x16")
    }
}
