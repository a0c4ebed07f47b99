import Foundation
import TerrariumLayout
import Testing

struct PaddingLayoutTests {
    @Test(arguments: cases)
    func arranges(_ example: LayoutCase) {
        example.check()
    }

    private static let cases = [
        LayoutCase("16 points where nothing is said", 200, 200, "root 59 69 82 62, c 75 85 50 30") {
            box("c", 50, 30).padding()
        },
        LayoutCase("more padding than space", 30, 30, "root -5 -5 40 40, c 15 15 0 0") { color("c").padding(20) },
        LayoutCase("nothing proposed", nil, nil, "root 0 0 20 10, c 5 0 10 10") { color("c").padding(.horizontal, 5) },
        LayoutCase("one edge", 100, 100, "root 0 0 100 100, c 0 12 100 88") { color("c").padding(.top, 12) },
        LayoutCase("negative", 100, 100, "root 0 0 100 100, c -10 -10 120 120") { color("c").padding(-10) },
        LayoutCase("negative beyond the content", 100, 100, "root 50 50 0 0, c 40 40 10 10") {
            box("c", 10, 10).padding(-10)
        },
        LayoutCase("undefined counts as zero", 100, 100, "root 0 0 100 100, c 0 0 100 100") {
            color("c").padding(.nan)
        },
        LayoutCase("twice", 100, 100, "root 35 35 30 30, c 45 45 10 10") { box("c", 10, 10).padding(6).padding(4) },
        LayoutCase("directly around a spacer there is no gap", 100, 20, "a 0 0 50 20, p 50 6 50 8") {
            hstack {
                color("a"); spacer().padding(4).named("p")
            }
        },
        LayoutCase("a second padding is ordinary", 100, 20, "a 0 0 46 20, p 54 5 46 10") {
            hstack {
                color("a"); spacer().padding(4).padding(1).named("p")
            }
        },
    ]

    @Test(arguments: [
        (EdgeInsets(16), "padding 16", "padding(16)"),
        (EdgeInsets(), "padding 0", "padding(0)"),
        (
            EdgeInsets(top: 8, leading: 4, bottom: 0, trailing: 0), "padding top=8 leading=4",
            "padding(top: 8, leading: 4)"
        ),
        (EdgeInsets(2.5, edges: .vertical), "padding top=2.5 bottom=2.5", "padding(top: 2.5, bottom: 2.5)"),
    ])
    func describesItself(_ insets: EdgeInsets, _ description: String, _ signature: String) {
        #expect(PaddingLayout(insets).description == description)
        #expect(PaddingLayout(insets).signature == signature)
    }

    @Test func reportsUndefinedInsets() {
        #expect(PaddingLayout(EdgeInsets(.infinity)).diagnostics == .invalidPadding)
        #expect(PaddingLayout(EdgeInsets(.nan, edges: .top)).diagnostics == .invalidPadding)
        #expect(PaddingLayout(EdgeInsets(-3)).diagnostics == [])
    }
}
