import Foundation
import Terrarium
import Testing

@MainActor
struct TextLinksTests {
    @Test func aLinkIsALineOfItsOwnBelowItsText() {
        checkOutline(
            Text("see [site](https://e.example) now"),
            """
            Text "see site now" link("site")=https://e.example @52,42 96x16
              link "site" to="https://e.example" [tap] @32,0 32x16
            """)
        checkOutline(
            Text("[all](https://a.example)"),
            """
            Text "all" link=https://a.example @88,42 24x16
              link "all" to="https://a.example" [tap]
            """)
    }

    @Test func aLinkOnALaterLineStandsThere() throws {
        let host = host(80, 64) { Text("one two three [four](https://f.example)") }
        #expect(try host.frame(of: .link("four")).minY == 32)
    }

    @Test func eachLinkOpensItsOwnAddress() throws {
        let host = host(400, 100) { Text("[a](https://a.example) or [b](https://b.example)") }
        try host.tap(.link("b"))
        try host.tap("a")
        #expect(host.openedURLs.map(\.absoluteString) == ["https://b.example", "https://a.example"])
        #expect(host.texts == ["a or b"])
    }

    @Test func aTextInACoveredLayerHasNoLinkToTap() throws {
        struct Presenter: View {
            @State var isShown = true
            var body: some View {
                Text("[a](https://a.example)").alert("Stop", isPresented: $isShown) { Button("OK") {} }
            }
        }
        let host = host(300, 300) { Presenter() }
        #expect(throws: ViewQueryError.self) { try host.tap(.link("a")) }
        try host.tap("OK")
        try host.tap(.link("a"))
        #expect(host.openedURLs.count == 1)
    }
}
