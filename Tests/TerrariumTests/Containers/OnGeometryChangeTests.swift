import Foundation
import Terrarium
import Testing

private struct Page: View {
    @State private var width: CGFloat = 0
    @State private var isWide = false

    var body: some View {
        VStack {
            Color.red.frame(width: isWide ? 100 : 50, height: 10)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    width = $0
                }
            Text(verbatim: "\(Int(width)) wide")
            Button("Widen") { isWide = true }
        }
    }
}

@MainActor
struct OnGeometryChangeTests {
    @Test func theActionHearsOfEverySize() throws {
        let host = host { Page() }
        #expect(host.texts.first == "50 wide")
        try host.tap("Widen")
        #expect(host.texts.first == "100 wide")
    }
}
