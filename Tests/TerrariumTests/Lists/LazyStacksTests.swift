import Foundation
import Terrarium
import Testing

@MainActor
struct LazyStacksTests {
    @Test func aLazyStackTakesTheWidthAndStacksIdealHeights() {
        #expect(
            host(100, 60) {
                LazyVStack {
                    Text("a"); Text("b")
                }
            }.outline() == """
                window @0,0 100x60
                  LazyVStack @0,10 100x40
                    Text "a" @46,0 8x16
                    Text "b" @46,24 8x16

                """)
    }

    @Test func horizontally() throws {
        let host = host(100, 60) {
            LazyHStack(alignment: .top, spacing: 2) {
                Text("a"); Text("b")
            }
        }
        #expect(try host.frame(of: "b") == CGRect(x: 51, y: 0, width: 8, height: 16))
    }
}
