import Foundation
import TerrariumLayout
import Testing

struct FittingChoiceTests {
    @Test(arguments: cases)
    func arranges(_ example: LayoutCase) {
        example.check()
    }

    private static let cases = [
        LayoutCase(
            "a column where a row does not fit", 100, 100, "v 20 30 60 40, vs 20 30 60 40, c 20 30 60 20, d 20 50 60 20"
        ) {
            fitting("v", .horizontal) {
                hstack("h", spacing: 0) {
                    box("a", 60, 20); box("b", 60, 20)
                }
                vstack("vs", spacing: 0) {
                    box("c", 60, 20); box("d", 60, 20)
                }
            }
        },
        LayoutCase("the first that fits", 130, 100, "v 5 40 120 20, a 5 40 60 20") {
            fitting("v", .horizontal) {
                hstack("h", spacing: 0) {
                    box("a", 60, 20); box("b", 60, 20)
                }
                vstack("vs", spacing: 0) {
                    box("c", 60, 20); box("d", 60, 20)
                }
            }
        },
        LayoutCase("the last if none fits", 10, 10, "b -5 -5 20 20") {
            fitting {
                box("a", 30, 30); box("b", 20, 20)
            }
        },
        LayoutCase("exactly", 30, 30, "a 0 0 30 30") {
            fitting {
                box("a", 30, 30); box("b", 20, 20)
            }
        },
        LayoutCase("nothing proposed fits everything", nil, 10, "a 0 -10 30 30") {
            fitting("v", .horizontal) {
                box("a", 30, 30); box("b", 20, 20)
            }
        },
        LayoutCase("the winner is offered everything", 100, 50, "a 0 0 100 50") {
            fitting {
                color("a"); box("b", 20, 20)
            }
        },
        LayoutCase("the other axis does not count", 40, 10, "a 5 -10 30 30") {
            fitting(nil, .horizontal) {
                box("a", 30, 30); box("b", 20, 5)
            }
        },
        LayoutCase("no views", 40, 10, "root 20 5 0 0") { fitting {} },
    ]
}
