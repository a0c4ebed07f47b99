import Foundation
import TerrariumLayout
import Testing

struct SafeAreaInsetLayoutTests {
    @Test(arguments: cases)
    func arranges(_ example: LayoutCase) {
        example.check()
    }

    private static let cases = [
        LayoutCase(
            "bars at four edges, the last outermost", 200, 200,
            """
            root 0 0 200 200
            view 18 28 144 124
            l 0 28 10 124
            t 0 0 162 20
            r 170 0 30 152
            b 0 160 200 40
            """
        ) {
            color("view")
                .safeAreaInset(.leading) { color().frame(width: 10).named("l") }
                .safeAreaInset(.top) { color().frame(height: 20).named("t") }
                .safeAreaInset(.trailing) { color().frame(width: 30).named("r") }
                .safeAreaInset(.bottom) { color().frame(height: 40).named("b") }
        },
        LayoutCase("without distance", 200, 100, "view 0 0 200 60, bar 50 60 100 40") {
            color("view").safeAreaInset(.bottom, spacing: 0) { box("bar", 100, 40) }
        },
        LayoutCase("lined up along the edge", 200, 100, "view 0 0 200 60, bar 0 60 100 40") {
            color("view").safeAreaInset(.bottom, spacing: 0, alignment: .leading) { box("bar", 100, 40) }
        },
        LayoutCase("a flexible bar gets what a fixed view leaves", 200, 100, "view 50 0 100 30, bar 50 30 100 70") {
            box("view", 100, 30).safeAreaInset(.bottom, spacing: 0) { color().frame(width: 100).named("bar") }
        },
        LayoutCase("nothing proposed", nil, nil, "root 0 0 10 38, view 0 0 10 10, bar 0 18 10 20") {
            color("view").safeAreaInset(.bottom) { box("bar", 10, 20) }
        },
        LayoutCase("a bar larger than the space", 50, 30, "root 0 -5 50 40, view 0 -5 50 0, bar 0 -5 50 40") {
            color("view").safeAreaInset(.bottom, spacing: 0) { color().frame(height: 40).named("bar") }
        },
    ]

    @Test func addsTheBarAndTheDistanceToTheSafeArea() {
        let layout = SafeAreaInsetLayout(.top, spacing: 3, alignment: HorizontalAlignment.center.key)
        let (view, bar) = (color(), box(nil, 10, 20))
        let arrangement = layout.arrange(
            primary: LayoutSubview(view), bar: LayoutSubview(bar), proposal: ProposedViewSize(width: 50, height: 50))
        #expect(arrangement.insets == EdgeInsets(23, edges: .top))
        #expect(arrangement.primary.proposal == ProposedViewSize(width: 50, height: 27))
    }
}
