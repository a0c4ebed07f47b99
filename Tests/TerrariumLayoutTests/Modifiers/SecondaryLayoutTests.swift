import Foundation
import TerrariumLayout
import Testing

struct SecondaryLayoutTests {
    @Test(arguments: cases)
    func arranges(_ example: LayoutCase) {
        example.check()
    }

    private static let cases = [
        LayoutCase(
            "over and under a view", 200, 200, "root 0 0 200 200, bg 100 100 100 100, a 0 0 200 200, o 0 0 100 100"
        ) {
            zstack(alignment: .leading) { box("a", 200, 200) }
                .overlay(.topLeading) { box("o", 100, 100) }
                .background(.bottomTrailing) { box("bg", 100, 100) }
        },
        LayoutCase(
            "an overlay, then padding, then a background", 200, 200, "root 70 70 60 60, bg 70 70 60 60, o 80 80 40 40"
        ) {
            box(nil, 40, 40).overlay { color("o") }.padding(10).background { color("bg") }
        },
        LayoutCase("wider than its view", 100, 100, "root 0 0 100 100, a 0 0 100 100, o -100 45 300 10") {
            color("a").overlay { box("o", 300, 10) }
        },
        LayoutCase("the guides of both views count", 100, 100, "a 30 30 40 40, o 35 30 20 20") {
            box("a", 40, 40).guide(.leading) { _ in 15 }.overlay(.topLeading) {
                box("o", 20, 20).guide(.leading) { _ in 10 }
            }
        },
        LayoutCase("a spacer in an overlay fills it", 100, 100, "s 30 40 40 20") {
            box("a", 40, 20).overlay { spacer("s") }
        },
        LayoutCase("guides of the overlay do not leave it", 100, 100, "v 30 30 40 40, a 30 30 40 20, b 30 50 40 20") {
            vstack("v", alignment: .leading, spacing: 0) {
                box("a", 40, 20).overlay { box(nil, 10, 10).guide(.leading) { _ in 5 } }
                box("b", 40, 20)
            }
        },
    ]
}
