import Foundation
import TerrariumLayout
import Testing

struct PositionLayoutTests {
    @Test(arguments: cases)
    func arranges(_ example: LayoutCase) {
        example.check()
    }

    private static let cases = [
        LayoutCase("nothing proposed: the size of the content", nil, nil, "pos 0 0 30 20, c 35 40 30 20") {
            box("c", 30, 20).position(50, 50).named("pos")
        },
        LayoutCase("takes what is left in a row", 130, 60, "a 0 15 30 30, pos 30 0 100 60, b 25 -5 10 10") {
            hstack(spacing: 0) {
                box("a", 30, 30); box("b", 10, 10).position(0, 0).named("pos")
            }
        },
        LayoutCase("one axis proposed", 100, nil, "root 0 0 100 20, c 5 0 30 20") { box("c", 30, 20).position(20, 10) },
        LayoutCase("flexible content is as large as the space", 100, 60, "root 0 0 100 60, c -40 -20 100 60") {
            color("c").position(10, 10)
        },
    ]

    @Test func describesItself() {
        #expect(PositionLayout(CGPoint(x: 1, y: 2)).description == "position x=1 y=2")
        #expect(PositionLayout(CGPoint(x: CGFloat.infinity, y: 2)).diagnostics == .invalidPosition)
    }
}
