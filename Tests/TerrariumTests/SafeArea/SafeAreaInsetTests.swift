import Foundation
import Terrarium
import Testing

@MainActor
struct SafeAreaInsetTests {
    private struct Page: View {
        @State var rows: Int
        let log: (String) -> Void

        var body: some View {
            VStack {
                Button("more") { rows += 1 }
                Button("fewer") { rows -= 1 }
                ForEach(0..<rows, id: \.self) { Text("row \($0)") }
                    .safeAreaInset(edge: .bottom) {
                        Text("bar").onAppear { log("there") }.onDisappear { log("gone") }
                    }
            }
        }
    }

    /// The bar belongs to the view: it comes and goes with it, for the eyes and for those who wait for it to appear.
    @Test func theBarAppearsAndDisappearsWithTheContent() throws {
        var log: [String] = []
        let host = ViewHost { Page(rows: 1, log: { log.append($0) }) }
        #expect(host.texts == ["more", "fewer", "row 0", "bar"])
        #expect(log == ["there"])
        try host.tap("fewer")
        #expect(host.texts == ["more", "fewer"])
        #expect(log == ["there", "gone"])
        try host.tap("more")
        try host.tap("more")
        #expect(host.texts.contains("bar"))
        #expect(log == ["there", "gone", "there"])
    }

    @Test func theBarOfNoViewNeverAppears() throws {
        var log: [String] = []
        let host = ViewHost { Page(rows: 0, log: { log.append($0) }) }
        #expect(log == [])
        try host.tap("more")
        #expect(log == ["there"])
        host.unmount()
        #expect(log == ["there", "gone"])
    }
}
