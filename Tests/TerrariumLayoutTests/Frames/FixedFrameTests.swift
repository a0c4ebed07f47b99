import Foundation
import TerrariumLayout
import Testing

struct FixedFrameTests {
    @Test(arguments: cases)
    func arranges(_ example: LayoutCase) {
        example.check()
    }

    private static let cases = [
        LayoutCase("a width alone", 500, 500, "root 150 0 200 500, r 150 0 200 500") {
            color("r").frame(width: 200)
        },
        LayoutCase("content larger than the frame", 200, 200, "root 75 75 50 50, c 50 60 100 80") {
            box("c", 100, 80).frame(width: 50, height: 50)
        },
        LayoutCase("the other axis is the content's", 500, 500, "root 200 230 100 40, c 235 230 30 40") {
            box("c", 30, 40).frame(width: 100)
        },
        LayoutCase("bottom leading", 200, 200, "root 50 50 100 100, c 50 110 30 40") {
            box("c", 30, 40).frame(width: 100, height: 100, alignment: .bottomLeading)
        },
        LayoutCase("a moved guide", 200, 200, "f 50 50 100 100, a 80 130 40 40") {
            box("a", 40, 40).guide(.bottom) { _ in 20 }.frame(width: 100, height: 100, alignment: .bottom).named("f")
        },
        LayoutCase("no length at all", 100, 80, "root 0 0 100 80, c 0 0 100 80") { color("c").frame() },
        LayoutCase("a negative width is left to the content", 100, 80, "root 35 0 30 80, c 35 30 30 20") {
            box("c", 30, 20).frame(width: -5, height: 80)
        },
        LayoutCase("an infinite width is left to the content", 100, 80, "root 35 30 30 20") {
            box("c", 30, 20).frame(width: .infinity, height: .nan)
        },
        LayoutCase("zero", 100, 80, "root 50 40 0 0, c 50 40 0 0") { color("c").frame(width: 0, height: 0) },
    ]

    @Test(
        arguments: [
            (-1, .invalidFrame), (.infinity, .invalidFrame), (.nan, .invalidFrame), (0, []), (7, []),
        ] as [(CGFloat, LayoutDiagnostics)])
    func reportsInvalidLengths(_ length: CGFloat, _ expected: LayoutDiagnostics) {
        #expect(FixedFrame(width: length).diagnostics == expected)
        #expect(FixedFrame(height: length).diagnostics == expected)
    }

    @Test func describesItself() {
        #expect(FixedFrame(width: 320, height: 43.5).description == "frame width=320 height=43.5")
        #expect(FixedFrame(height: 10, alignment: .topLeading).description == "frame height=10 align=topLeading")
        #expect(FixedFrame(width: 320).signature == "frame(width: 320)")
    }

    @Test func coversTheDistancesOfItsAxis() {
        let empty = hstack {}
        let framed = empty.frame(width: 10)
        #expect(framed.layoutSpacing.distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(framed.layoutSpacing.distance(to: ViewSpacing(), along: .vertical) == 0)
    }
}
