import Foundation
import Terrarium
import Testing

@MainActor
struct MaskTests {
    @Test func theOlderFormMasksToo() {
        checkOutline(Text("x").mask(Circle()), "Text \"x\" mask @96,42 8x16")
    }
}
