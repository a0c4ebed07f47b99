import Foundation
import Terrarium
import Testing

@MainActor
struct OffsetTests {
    @Test func offsetsMoveWhatIsDrawnOnly() throws {
        checkOutline(
            Text("a").offset(CGSize(width: 10, height: -4)),
            """
            offset x=10 y=-4 @96,42 8x16
              Text "a" @10,-4 8x16
            """)
        checkOutline(
            Text("a").offset(y: 5),
            """
            offset x=0 y=5 @96,42 8x16
              Text "a" @0,5 8x16
            """)
        let host = host(200, 100) {
            HStack(spacing: 0) {
                Text("a").offset(x: 50)
                Text("b")
            }
        }
        #expect(try host.frame(of: "a").minX == 142)
        #expect(try host.frame(of: "b").minX == 100)
    }

    @Test func positionsTakeAllTheRoom() {
        checkOutline(
            Text("a").position(x: 20, y: 30),
            """
            position x=20 y=30
              Text "a" @16,22 8x16
            """)
        checkOutline(
            Text("a").position(CGPoint(x: 0, y: 0)).frame(width: 40, height: 40),
            """
            frame width=40 height=40 @80,30 40x40
              position x=0 y=0
                Text "a" @-4,-8 8x16
            """)
    }

    @Test func distancesThatMakeNoSenseCountAsNone() throws {
        let host = host(200, 100) { Text("a").offset(x: .nan, y: 5) }
        #expect(host.issues.map(\.kind) == [.invalidGeometry])
        #expect(try host.frame(of: "a") == CGRect(x: 96, y: 47, width: 8, height: 16))
    }
}
