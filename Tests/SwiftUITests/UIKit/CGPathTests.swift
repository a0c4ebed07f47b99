import SwiftUI
import Testing

struct CGPathTests {
    @Test func aPathGoesThereAndBack() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(Path(circle.cgPath) == circle)
        #expect(circle.cgPath == CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil))
    }

    @Test func aMutablePathIsDrawnStepByStep() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLines(between: [CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5)])
        path.closeSubpath()
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(!path.isEmpty)
    }
}
