import Foundation
import Terrarium
import Testing

@MainActor
struct RecordedTests {
    @Test func wordsJoinTheLineBelow() {
        checkOutline(
            Text("x").recorded("private", SnapshotAttribute("help", string: "y")).padding(4),
            """
            padding 4 @92,38 16x24
              Text "x" help="y" private @4,4 8x16
            """)
    }
}
