import Foundation
import TerrariumLayout
import Testing

struct ZStackLayoutTests {
    @Test(arguments: cases)
    func arranges(_ example: LayoutCase) {
        example.check()
    }

    private static let cases = [
        LayoutCase("hugs the largest, trailing", 200, 200, "z 70 70 60 60, a 70 70 60 60, b 110 90 20 20") {
            zstack("z", alignment: .trailing) {
                box("a", 60, 60); box("b", 20, 20)
            }
        },
        LayoutCase("hugs the largest, bottom trailing", 200, 200, "z 70 70 60 60, a 70 70 60 60, b 110 110 20 20") {
            zstack("z", alignment: .bottomTrailing) {
                box("a", 60, 60); box("b", 20, 20)
            }
        },
        LayoutCase("fills with a flexible view", 100, 80, "z 0 0 100 80, a 0 0 100 80, b 40 30 20 20") {
            zstack("z") {
                color("a"); box("b", 20, 20)
            }
        },
        LayoutCase("an offset does not enlarge it", 200, 200, "z 80 80 40 40, a 80 80 40 40, b 140 90 20 20") {
            zstack("z") {
                box("a", 40, 40); box("b", 20, 20).offset(50, 0)
            }
        },
        LayoutCase(
            "width and height come from different views", 200, 200, "z 60 60 80 80, a 60 90 80 20, b 90 60 20 80"
        ) {
            zstack("z") {
                box("a", 80, 20); box("b", 20, 80)
            }
        },
        LayoutCase("a bar at the bottom", 100, 80, "z 0 0 100 80, bg 0 0 100 80, f 20 0 60 80, bar 20 60 60 20") {
            zstack("z") {
                color("bg")
                box("bar", 60, 20).frame(maxHeight: .infinity, alignment: .bottom).named("f")
            }
        },
        LayoutCase("a spacer does not enlarge it", 200, 200, "z 80 80 40 40, a 80 80 40 40, s 80 80 40 40") {
            zstack("z") {
                box("a", 40, 40); spacer("s")
            }
        },
        LayoutCase("spacers alone fill", 200, 100, "z 0 0 200 100, s 0 0 200 100") {
            zstack("z") {
                spacer("s"); spacer()
            }
        },
        LayoutCase("a higher priority decides the size", 200, 100, "z 80 40 40 20, a 80 40 40 20, b 80 40 40 20") {
            zstack("z") {
                color("a"); box("b", 40, 20).priority(1)
            }
        },
        LayoutCase(
            "smaller views take the size of the largest", 200, 100, "z 50 40 100 20, a 50 40 100 20, b 50 40 100 20"
        ) {
            zstack("z") {
                color("a").frame(maxWidth: 100, maxHeight: 20).named("b"); box(nil, 20, 10)
            }
        },
        LayoutCase("guides do not enlarge it", 200, 100, "z 80 40 40 20, a 80 40 40 20, b 100 40 40 20") {
            zstack("z", alignment: .leading) {
                box("a", 40, 20).guide(.leading) { _ in 20 }; box("b", 40, 20)
            }
        },
        LayoutCase("nothing in it", 100, 100, "z 50 50 0 0") { zstack("z") {} },
    ]

    @Test func placesASubviewOnceAndWithTheSizeOfTheStack() {
        let small = color().frame(width: 20, height: 10)
        let tree = zstack {
            box("a", 60, 40); small
        }
        tree.layOut(in: ProposedViewSize(width: 200, height: 100))
        #expect(small.proposal == ProposedViewSize(width: 60, height: 40))
        #expect(small.placements == 1)
    }
}
