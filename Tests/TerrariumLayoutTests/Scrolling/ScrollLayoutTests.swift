import Foundation
import TerrariumLayout
import Testing

struct ScrollLayoutTests {
    @Test(arguments: cases)
    func arranges(_ example: LayoutCase) {
        example.check()
    }

    private static let cases = [
        LayoutCase(
            "a spacer in a column that scrolls", 100, 200, "sv 30 0 40 200, a 30 0 40 30, s 50 30 0 8, b 30 38 40 30"
        ) {
            vstack {
                box("a", 40, 30); spacer("s"); box("b", 40, 30)
            }.scroll().named("sv")
        },
        LayoutCase("a page as large as the window", 300, 200, "sv 0 0 300 200, page 0 0 300 200, c 130 80 40 40") {
            box("c", 40, 40).modified(ContainerRelativeFrame(width: 300, height: 200)).named("page")
                .scroll(.horizontal).named("sv")
        },
        LayoutCase("long content starts at the top", 100, 50, "sv 30 0 40 50, c 30 0 40 300") {
            box("c", 40, 300).scroll().named("sv")
        },
        LayoutCase("scrolled", 100, 50, "c 30 -20 40 300") { box("c", 40, 300).scroll(offset: CGPoint(x: 0, y: 20)) },
        LayoutCase("margins scroll along", 100, 50, "sv 25 0 50 50, c 30 -13 40 300") {
            box("c", 40, 300).scroll(
                offset: CGPoint(x: 0, y: 20), insets: EdgeInsets(top: 7, leading: 5, bottom: 0, trailing: 5)
            )
            .named("sv")
        },
        LayoutCase("nothing proposed: as long as its content", nil, nil, "root 0 0 40 300") {
            box("c", 40, 300).scroll()
        },
        LayoutCase("both axes", 100, 50, "root 0 0 100 50, c 0 0 10 10") {
            color("c").scroll([.horizontal, .vertical])
        },
        LayoutCase("wide content across", 100, 50, "root 0 0 100 50, c 0 0 100 10") { color("c").scroll() },
        LayoutCase("nothing in it", 100, 50, "root 50 0 0 50") { vstack {}.scroll() },
    ]

    private let layout = ScrollLayout([.vertical], offset: CGPoint(x: 0, y: 100))
    private let content = CGSize(width: 40, height: 500)
    private let window = CGSize(width: 40, height: 200)

    @Test(
        arguments: [
            (120, 30, nil, 100), (50, 30, nil, 50), (290, 30, nil, 120), (50, 400, nil, 50), (0, 500, nil, 0),
            (250, 30, .top, 250), (250, 30, .bottom, 80), (250, 30, .center, 165), (480, 20, .top, 300),
            (0, 10, .bottom, 0),
        ] as [(CGFloat, CGFloat, UnitPoint?, CGFloat)])
    func reveals(_ start: CGFloat, _ length: CGFloat, _ anchor: UnitPoint?, _ expected: CGFloat) {
        let target = CGRect(x: 0, y: start, width: 40, height: length)
        let offset = layout.offset(revealing: target, anchor: anchor, content: content, window: window)
        #expect(offset == CGPoint(x: 0, y: expected))
    }

    @Test func clampsOffsets() {
        #expect(layout.maximumOffset(content: content, window: window) == CGPoint(x: 0, y: 300))
        #expect(layout.clamp(CGPoint(x: 9, y: 900), content: content, window: window) == CGPoint(x: 0, y: 300))
        #expect(layout.clamp(CGPoint(x: -9, y: -1), content: content, window: window) == .zero)
        #expect(layout.clamp(CGPoint(x: 0, y: CGFloat.nan), content: content, window: window) == .zero)
        #expect(layout.maximumOffset(content: .zero, window: window) == .zero)
    }
}
