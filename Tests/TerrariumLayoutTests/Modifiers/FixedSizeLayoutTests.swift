import Foundation
import TerrariumLayout
import Testing

struct FixedSizeLayoutTests {
    @Test(arguments: cases)
    func arranges(_ example: LayoutCase) {
        example.check()
    }

    private static let cases = [
        LayoutCase("both axes", 100, 80, "root 45 35 10 10") { color().fixedSize() },
        LayoutCase("width", 100, 80, "root 45 0 10 80") { color().fixedSize(.horizontal) },
        LayoutCase("height", 100, 80, "root 0 35 100 10") { color().fixedSize(.vertical) },
        LayoutCase("no axis", 100, 80, "root 0 0 100 80") { color().fixedSize([]) },
        LayoutCase("the ideal length of a frame", 100, 80, "root 35 0 30 80") {
            color().frame(idealWidth: 30).fixedSize(.horizontal)
        },
        LayoutCase("a spacer keeps its priority", 100, 20, "a 0 0 92 20, s 92 10 8 0") {
            hstack {
                color("a"); spacer("s").fixedSize()
            }
        },
        LayoutCase("rows as wide as the widest", 200, 100, "root 70 15 60 70, a 70 15 60 30, b 70 55 60 30") {
            vstack(spacing: 10) {
                box(nil, 60, 30).frame(maxWidth: .infinity).named("a")
                box(nil, 20, 30).frame(maxWidth: .infinity).named("b")
            }
            .fixedSize(.horizontal)
        },
    ]

    @Test func describesItself() {
        #expect(FixedSizeLayout().description == "fixedSize")
        #expect(FixedSizeLayout(.vertical).description == "fixedSize vertical")
        #expect(FixedSizeLayout(.vertical).signature == "fixedSize(horizontal: false, vertical: true)")
    }
}
