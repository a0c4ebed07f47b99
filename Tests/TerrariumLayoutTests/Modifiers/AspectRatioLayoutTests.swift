import Foundation
import TerrariumLayout
import Testing

struct AspectRatioLayoutTests {
    @Test(arguments: cases)
    func arranges(_ example: LayoutCase) {
        example.check()
    }

    private static let cases = [
        LayoutCase("a square fits", 500, 500, "root 150 200 200 100, r 200 200 100 100") {
            color("r").aspectRatio(1, .fit).frame(width: 200, height: 100)
        },
        LayoutCase("a tall view fills and overflows", 500, 500, "f 200 200 100 100, r 200 150 100 200") {
            color("r").aspectRatio(0.5, .fill).frame(width: 100, height: 100).named("f")
        },
        LayoutCase("filling is larger than the space", 100, 100, "root -50 0 200 100, c -50 0 200 100") {
            color("c").aspectRatio(2, .fill)
        },
        LayoutCase("in the corner of a frame", 200, 200, "f 40 60 120 80, r 40 60 80 80, c 40 60 80 80") {
            color("c").aspectRatio(1, .fit).named("r").frame(width: 120, height: 80, alignment: .topLeading).named("f")
        },
        LayoutCase("nothing proposed, no ratio", nil, nil, "root 0 0 10 10") { color("c").aspectRatio(3, .fit) },
        LayoutCase("only a width", 90, nil, "root 0 0 90 30") { color("c").aspectRatio(3, .fit) },
        LayoutCase("only a height", nil, 30, "root 0 0 90 30") { color("c").aspectRatio(3, .fit) },
        LayoutCase("only a width, filling", 90, nil, "root 0 0 90 30") { color("c").aspectRatio(3, .fill) },
        LayoutCase("hugs content of a fixed size", 100, 100, "root 40 45 20 10, c 40 45 20 10") {
            box("c", 20, 10).aspectRatio(1, .fit)
        },
        LayoutCase("the content's own ratio", 100, 100, "root 0 25 100 50, c 0 25 100 50") {
            leaf("c") { $0.replacingUnspecifiedDimensions(by: CGSize(width: 20, height: 10)) }.aspectRatio(nil, .fit)
        },
        LayoutCase("an impossible ratio is the content's own", 100, 60, "root 20 0 60 60") {
            color().aspectRatio(-2, .fit)
        },
        LayoutCase("content without ideal size", 100, 60, "root 0 0 100 60") {
            leaf { $0.replacingUnspecifiedDimensions(by: .zero) }.aspectRatio(nil, .fit)
        },
    ]

    @Test(arguments: [0, -1, .infinity, .nan] as [CGFloat])
    func reportsImpossibleRatios(_ ratio: CGFloat) {
        #expect(AspectRatioLayout(ratio, contentMode: .fit).diagnostics == .invalidAspectRatio)
        #expect(AspectRatioLayout(ratio, contentMode: .fit).ratio == nil)
    }

    @Test func describesItself() {
        #expect(AspectRatioLayout(1.5, contentMode: .fit).description == "aspectRatio 1.5 fit")
        #expect(AspectRatioLayout(nil, contentMode: .fill).description == "aspectRatio fill")
        #expect(AspectRatioLayout(1.5, contentMode: .fit).signature == "aspectRatio(1.5, contentMode: .fit)")
    }

    @Test func answersInfinityWithInfinity() {
        let view = color().aspectRatio(2, .fill)
        #expect(view.sizeThatFits(.infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
        #expect(view.sizeThatFits(.zero) == .zero)
    }
}
