import Foundation
import TerrariumLayout
import Testing

struct ViewSpacingTests {
    @Test(
        arguments: [
            (ViewSpacing(), ViewSpacing(), 8), (.zero, .zero, 0), (ViewSpacing(), .zero, 0), (.zero, ViewSpacing(), 0),
            (.spacer(along: .horizontal), ViewSpacing(), 0), (.spacer(along: .vertical), ViewSpacing(), 8),
            (.spacer(along: nil), ViewSpacing(), 0),
        ] as [(ViewSpacing, ViewSpacing, CGFloat)])
    func keepsADistance(_ one: ViewSpacing, _ next: ViewSpacing, _ expected: CGFloat) {
        #expect(one.distance(to: next, along: .horizontal) == expected)
    }

    @Test func unitesEdges() {
        let top = ViewSpacing().union(.zero, edges: .top)
        #expect(ViewSpacing().distance(to: top, along: .vertical) == 0)
        #expect(top.distance(to: ViewSpacing(), along: .vertical) == 8)
        var all = ViewSpacing()
        all.formUnion(.zero)
        #expect(all == .zero)
        #expect(ViewSpacing.zero.union(ViewSpacing()) == .zero)
    }

    @Test func framesCoverPreferences() {
        #expect(ViewSpacing.zero.covered(on: .all) == ViewSpacing())
        let half = ViewSpacing.zero.covered(on: .horizontal)
        #expect(half.distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(half.distance(to: ViewSpacing(), along: .vertical) == 0)
        let kept = ViewSpacing.spacer(along: .horizontal).covered(on: .all)
        #expect(kept.distance(to: ViewSpacing(), along: .horizontal) == 0)
        #expect(kept.covered(on: .all) == ViewSpacing())
    }

    @Test(arguments: cases)
    func arranges(_ example: LayoutCase) {
        example.check()
    }

    private static let cases = [
        LayoutCase("a row that ends in a spacer touches its neighbour", 100, 20, "r 0 5 90 10, b 90 5 10 10") {
            hstack {
                hstack("r") {
                    box(nil, 10, 10); spacer()
                }; box("b", 10, 10)
            }
        },
        LayoutCase("but not the row below", 100, 38, "r 0 5 100 10, b 45 23 10 10") {
            vstack {
                hstack("r") {
                    box(nil, 10, 10); spacer()
                }; box("b", 10, 10)
            }
        },
        LayoutCase("an empty stack makes no gap", 100, 10, "a 40 0 10 10, b 50 0 10 10") {
            hstack {
                box("a", 10, 10); vstack {}; box("b", 10, 10)
            }
        },
        LayoutCase("given spacing is kept beside spacers", 100, 10, "a 0 0 10 10, s 15 5 70 0, b 90 0 10 10") {
            hstack(spacing: 5) {
                box("a", 10, 10); spacer("s"); box("b", 10, 10)
            }
        },
    ]
}
