import Foundation
import TerrariumLayout
import Testing

struct SafeAreaTests {
    private let area = SafeArea(
        window: CGSize(width: 200, height: 400), insets: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))

    @Test func contentLiesInside() {
        #expect(area.inner == CGRect(x: 0, y: 50, width: 200, height: 320))
        #expect(area.outer == CGRect(x: 0, y: 0, width: 200, height: 400))
    }

    @Test(
        arguments: [
            (.all, [0, 50, 200, 320], [0, 0, 200, 400]),
            (.top, [0, 50, 200, 320], [0, 0, 200, 370]),
            (.bottom, [0, 50, 200, 320], [0, 50, 200, 350]),
            (.horizontal, [0, 50, 200, 320], [0, 50, 200, 320]),
            (.all, [0, 60, 200, 320], [0, 60, 200, 340]),
            (.all, [0, 50.4, 200, 100], [0, 0, 200, 150.4]),
            (.all, [0, 50.6, 200, 100], [0, 50.6, 200, 100]),
            (.all, [50, 20, 100, 100], [50, 0, 100, 120]),
            (.all, [50, 100, 100, 100], [50, 100, 100, 100]),
            (.all, [0, -10, 200, 60], [0, -10, 200, 60]),
            ([], [0, 50, 200, 320], [0, 50, 200, 320]),
        ] as [(Edge.Set, [CGFloat], [CGFloat])])
    func growsWhereAnEdgeTouches(_ edges: Edge.Set, _ frame: [CGFloat], _ expected: [CGFloat]) {
        #expect(area.ignoring(edges, frame: rect(frame)) == rect(expected))
    }

    @Test func insetsAddUpOutwards() {
        // A bar of 40 at the bottom of everything inside the window's own safe area.
        let frame = CGRect(x: 0, y: 50, width: 200, height: 320)
        let inside = area.inset(by: EdgeInsets(40, edges: .bottom), in: frame)
        #expect(inside.inner == CGRect(x: 0, y: 50, width: 200, height: 280))
        #expect(inside.ignoring(.all, frame: inside.inner) == CGRect(x: 0, y: 0, width: 200, height: 400))
        #expect(inside.insets(of: inside.inner) == EdgeInsets(top: 50, leading: 0, bottom: 70, trailing: 0))
    }

    @Test func insetsOfAViewAwayFromTheBarsStayInside() {
        let frame = CGRect(x: 20, y: 100, width: 100, height: 100)
        let inside = area.inset(by: EdgeInsets(10, edges: .top), in: frame)
        #expect(inside.ignoring(.all, frame: inside.inner) == frame)
    }

    @Test func leadingIsOnTheRightInAReversedDirection() {
        let area = SafeArea(
            window: CGSize(width: 100, height: 100), insets: EdgeInsets(30, edges: .leading),
            layoutDirection: .rightToLeft)
        #expect(area.inner == CGRect(x: 0, y: 0, width: 70, height: 100))
        let grown = area.ignoring(.leading, frame: area.inner, layoutDirection: .rightToLeft)
        #expect(grown == area.outer)
        #expect(area.ignoring(.trailing, frame: area.inner, layoutDirection: .rightToLeft) == area.inner)
        #expect(area.insets(of: area.inner, layoutDirection: .rightToLeft) == EdgeInsets(30, edges: .leading))
    }

    private func rect(_ numbers: [CGFloat]) -> CGRect {
        CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
