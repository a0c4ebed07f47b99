import Foundation
import Terrarium
import Testing

@MainActor
struct SnappingTests {
    @Test func theSizeIsRoundedUp() {
        checkOutline(
            Text("Hello").snapped(to: 24),
            """
            snapped 24 @76,38 48x24
              Text "Hello" @0,0 40x16
            """)
    }
}
