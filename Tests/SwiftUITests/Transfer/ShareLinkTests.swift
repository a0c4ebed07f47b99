import SwiftUI
import Testing

@MainActor
struct ShareLinkTests {
    private let url = URL(string: "https://example.org")!  // A constant that is a URL.

    @Test func whatWouldBeSharedIsSaid() throws {
        let host = ViewHost { ShareLink(item: url) }
        #expect(host.texts == ["Share…"])
        #expect(host.outline().contains("shares=\"https://example.org\""))
        try host.tap("Share…")
        #expect(host.texts == ["Share…"])
    }

    @Test func labelsMayBeOnesOwn() {
        #expect(ViewHost { ShareLink("Send", item: "tea") }.texts == ["Send"])
        #expect(
            ViewHost { ShareLink(item: url, subject: Text("a"), message: Text("b")) { Text("Post") } }.texts == ["Post"]
        )
        #expect(ViewHost { ShareLink(items: ["a", "b"]) }.outline().contains("shares=\"a,b\""))
        #expect(
            ViewHost { ShareLink(item: url, preview: SharePreview("Tea", image: Image("cup"))) }.texts == ["Share…"])
    }

    @Test func aPasteButtonHasALabel() {
        #expect(ViewHost { PasteButton(payloadType: String.self) { _ in } }.texts == ["Paste"])
    }
}
