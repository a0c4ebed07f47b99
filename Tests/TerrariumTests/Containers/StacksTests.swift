import Foundation
import Terrarium
import Testing

@MainActor
struct StacksTests {
    @Test func horizontalStacks() {
        checkOutline(
            HStack(alignment: .top, spacing: 4) {
                Text("a")
                Color.red.frame(width: 10, height: 40)
            },
            """
            HStack @89,30 22x40
              Text "a" @0,0 8x16
              frame width=10 height=40 @12,0 10x40
                Color red
            """)
    }

    @Test func verticalStacks() {
        checkOutline(
            VStack(alignment: .trailing) {
                Text("a")
                Text("bcd")
            },
            """
            VStack @88,30 24x40
              Text "a" @16,0 8x16
              Text "bcd" @0,24 24x16
            """)
    }

    @Test func layers() {
        checkOutline(
            ZStack(alignment: .bottomTrailing) {
                Color.red.frame(width: 40, height: 40)
                Text("a")
            },
            """
            ZStack @80,30 40x40
              frame width=40 height=40
                Color red
              Text "a" @32,24 8x16
            """)
    }

    @Test func emptyStacksTakeNoRoom() {
        checkOutline(HStack {}, "HStack @100,50 0x0")
        checkOutline(VStack {}, "VStack @100,50 0x0")
        checkOutline(ZStack {}, "ZStack @100,50 0x0")
    }

    @Test func negativeSpacingOverlaps() {
        checkOutline(
            HStack(spacing: -4) {
                Text("ab")
                Text("cd")
            },
            """
            HStack @86,42 28x16
              Text "ab" @0,0 16x16
              Text "cd" @12,0 16x16
            """)
    }

    @Test(arguments: [CGFloat.nan, .infinity])
    func spacingThatMakesNoSenseIsReported(spacing: CGFloat) throws {
        let host = host(200, 100) {
            VStack(spacing: spacing) {
                Text("a")
                Text("b")
            }
        }
        #expect(host.issues.map(\.kind) == [.invalidGeometry])
        #expect(try host.frame(of: "b").minY - host.frame(of: "a").maxY == 8)
    }

    @Test func theLeastFlexibleIsMeasuredFirst() {
        checkOutline(
            HStack(spacing: 0) {
                Color.red
                Text("abc")
                Color.blue
            },
            """
            HStack
              Color red @0,0 88x100
              Text "abc" @88,42 24x16
              Color blue @112,0 88x100
            """)
    }
}
