import Foundation
import TerrariumLayout
import Testing

struct LeafSizeTests {
    private static let odd = ProposedViewSize(width: 100, height: nil)

    @Test func flexibleLeavesTakeWhatIsOffered() {
        #expect(LeafSize.flexible(Self.odd) == CGSize(width: 100, height: 10))
        #expect(LeafSize.flexible(.zero) == .zero)
        #expect(LeafSize.flexible(.infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
    }

    @Test func squaresTakeTheShorterSide() {
        #expect(LeafSize.square(Self.odd) == CGSize(width: 10, height: 10))
        #expect(LeafSize.square(.init(width: 30, height: 20)) == CGSize(width: 20, height: 20))
    }

    @Test(
        arguments: [
            (Axis.horizontal, nil, 50, CGSize(width: 50, height: 0)),
            (.vertical, nil, 50, CGSize(width: 0, height: 50)),
            (nil, nil, 50, CGSize(width: 50, height: 50)), (.horizontal, nil, nil, CGSize(width: 8, height: 0)),
            (.horizontal, 20, 5, CGSize(width: 20, height: 0)), (.horizontal, 0, 0, CGSize(width: 0, height: 0)),
            (.horizontal, -7, nil, CGSize(width: 0, height: 0)), (.horizontal, .nan, nil, CGSize(width: 0, height: 0)),
        ] as [(Axis?, CGFloat?, CGFloat?, CGSize)])
    func spacersFollowTheirStack(_ axis: Axis?, _ minimum: CGFloat?, _ offered: CGFloat?, _ expected: CGSize) {
        let proposal = ProposedViewSize(width: offered, height: offered)
        #expect(LeafSize.spacer(proposal, axis: axis, minimum: minimum) == expected)
    }

    @Test(arguments: [
        (Axis.horizontal, CGSize(width: 1, height: 10)), (.vertical, CGSize(width: 100, height: 1)),
        (nil, CGSize(width: 100, height: 1)),
    ])
    func dividersLieAcrossTheirStack(_ axis: Axis?, _ expected: CGSize) {
        #expect(LeafSize.divider(Self.odd, axis: axis, thickness: 1) == expected)
    }

    @Test(arguments: cases)
    func arranges(_ example: LayoutCase) {
        example.check()
    }

    private static let cases = [
        LayoutCase(
            "a line makes a column as wide as it may be", 150, 200, "s 0 89.5 150 21, a 55 89.5 40 20, d 0 109.5 150 1"
        ) {
            vstack("s", spacing: 0) {
                box("a", 40, 20); divider("d")
            }
        },
        LayoutCase("a line between the views of a row", 100, 50, "a 0 0 45.5 50, d 49.5 0 1 50, b 54.5 0 45.5 50") {
            hstack(spacing: 4) {
                color("a"); divider("d"); color("b")
            }
        },
        LayoutCase("a line in a stack within a stack follows the nearer", 100, 60, "d 25 19.5 50 1, v 25 19.5 50 21") {
            hstack {
                vstack("v", spacing: 0) {
                    divider("d"); box(nil, 10, 20)
                }.frame(width: 50)
            }
        },
        LayoutCase("a shape without height", 100, nil, "root 0 0 100 10") { color() },
        LayoutCase("a circle", 100, 40, "root 30 0 40 40") { circle() },
    ]
}
