import Foundation
import TerrariumLayout
import Testing

struct OffsetLayoutTests {
    @Test(arguments: cases)
    func arranges(_ example: LayoutCase) {
        example.check()
    }

    private static let cases = [
        LayoutCase("a background stays", 100, 100, "root 35 35 30 30, bg 35 35 30 30, a 45 35 30 30") {
            box("a", 30, 30).offset(10, 0).background { color("bg") }
        },
        LayoutCase("neighbours stay", 100, 40, "a 5 -15 30 30, b 50 10 30 20") {
            hstack(spacing: 0) {
                box("a", 30, 30).offset(-15, -20); box("b", 30, 20)
            }.frame(width: 60)
        },
        LayoutCase("a guide stays", 100, 100, "a 60 40 20 20, b 20 40 60 20") {
            zstack(alignment: .leading) {
                box("b", 60, 20)
                box("a", 20, 20).guide(.leading) { _ in -10 }.offset(30, 0)
            }
        },
        LayoutCase("a spacer stays a spacer", 100, 20, "a 0 0 60 20, s 65 10 40 0") {
            hstack {
                color("a").frame(width: 60); spacer("s").offset(5, 0)
            }
        },
        LayoutCase("undefined counts as zero", 100, 20, "a 0 5 100 20") { color("a").offset(.nan, 5) },
    ]

    @Test func describesItself() {
        #expect(OffsetLayout(CGSize(width: 1, height: -2.5)).description == "offset x=1 y=-2.5")
        #expect(OffsetLayout(CGSize(width: CGFloat.nan, height: 0)).diagnostics == .invalidPosition)
    }
}
