import SwiftUI
import Testing

private struct Bubble: Shape {
    let corners: UIRectCorner

    func path(in rect: CGRect) -> Path {
        let radii = CGSize(width: 8, height: 8)
        return Path(UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii).cgPath)
    }
}

struct UIBezierPathTests {
    private let square = CGRect(x: 0, y: 0, width: 40, height: 40)

    @Test func chosenCornersAreRounded() {
        let path = Bubble(corners: [.topLeft, .bottomRight]).path(in: square)
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(!path.contains(CGPoint(x: 39.5, y: 39.5)))
        #expect(path.contains(CGPoint(x: 39.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 0.5, y: 39.5)))
        #expect(path.boundingRect == square)
    }

    @Test func stepsAreThoseOfAPath() {
        let drawn = UIBezierPath()
        drawn.move(to: .zero)
        drawn.addLine(to: CGPoint(x: 10, y: 0))
        drawn.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
        drawn.addCurve(to: .zero, controlPoint1: CGPoint(x: 5, y: 10), controlPoint2: CGPoint(x: 0, y: 5))
        drawn.close()
        let expected = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 0))
            path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
            path.addCurve(to: .zero, control1: CGPoint(x: 5, y: 10), control2: CGPoint(x: 0, y: 5))
            path.closeSubpath()
        }
        #expect(Path(drawn.cgPath) == expected)
        #expect(!drawn.isEmpty)
        drawn.removeAllPoints()
        #expect(drawn.isEmpty)
    }

    @Test func anArcRunsClockwiseOnTheScreen() {
        let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(arc.currentPoint.x) < 0.001)
        #expect(abs(arc.currentPoint.y - 10) < 0.001)
        #expect(arc.bounds.minX > -0.001)
    }
}
