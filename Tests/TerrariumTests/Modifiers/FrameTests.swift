import Foundation
import Terrarium
import Testing

@MainActor
struct FrameTests {
    @Test func fixedFrames() {
        checkOutline(
            Color.red.frame(width: 60, height: 40),
            """
            frame width=60 height=40 @70,30 60x40
              Color red
            """)
        checkOutline(
            Text("ab").frame(width: 60, alignment: .leading),
            """
            frame width=60 align=leading @70,42 60x16
              Text "ab" @0,0 16x16
            """)
        checkOutline(
            Text("ab").frame(height: 40, alignment: .bottom),
            """
            frame height=40 align=bottom @92,30 16x40
              Text "ab" @0,24 16x16
            """)
        checkOutline(
            Text("abc").frame(width: 8, height: 8),
            """
            frame width=8 height=8 @96,46 8x8
              Text "abc" @0,-4 8x16
            """)
    }

    @Test func flexibleFrames() {
        checkOutline(
            Text("ab").frame(maxWidth: .infinity, minHeight: 44, alignment: .bottomTrailing),
            """
            frame maxWidth=inf minHeight=44 align=bottomTrailing @0,28 200x44
              Text "ab" @184,28 16x16
            """)
        checkOutline(
            Text("ab").frame(minWidth: 40, idealWidth: 50, maxWidth: 60),
            """
            frame minWidth=40 idealWidth=50 maxWidth=60 @70,42 60x16
              Text "ab" @22,0 16x16
            """)
        checkOutline(
            Text("ab").frame(idealWidth: 50, idealHeight: 30).fixedSize(),
            """
            fixedSize @75,35 50x30
              frame idealWidth=50 idealHeight=30
                Text "ab" @17,7 16x16
            """)
        checkOutline(
            Text("ab").frame(minWidth: 40),
            """
            frame minWidth=40 @80,42 40x16
              Text "ab" @12,0 16x16
            """)
    }

    @Test(arguments: [CGFloat.nan, -.infinity, .infinity, -1])
    func lengthsThatMakeNoSenseAreReported(length: CGFloat) throws {
        let host = host(200, 100) { Text("ab").frame(width: length).id("frame") }
        #expect(host.issues.map(\.kind) == [.invalidGeometry])
        #expect(try host.frame(of: .id("frame")).size == CGSize(width: 16, height: 16))
    }

    @Test func aMinimumAboveTheMaximumWinsAndIsReported() throws {
        let host = host(200, 100) { Text("ab").frame(minWidth: 80, maxWidth: 40).id("frame") }
        #expect(host.issues.map(\.kind) == [.invalidGeometry])
        #expect(try host.frame(of: .id("frame")).width == 80)
    }

    @Test func anotherLengthMovesTheContentAndRunsOnlyTheOwner() throws {
        struct Root: View {
            @State private var width: CGFloat = 20
            var body: some View {
                TapCounter().frame(width: width, height: 40).id("frame")
                Button("wider") { width = 60 }
            }
        }
        let host = host(200, 100) { VStack { Root() } }
        #expect(try host.evaluations { try host.tap("wider") } == ["Root": 1])
        #expect(try host.frame(of: .id("frame")).size == CGSize(width: 60, height: 40))
    }
}
