import Foundation
import Testing

@testable import Terrarium

@Suite struct PathTests {
    private func check(_ path: Path, is expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(path.description == expected, sourceLocation: sourceLocation)
    }

    @Test func stepsAreKeptInOrder() {
        let path = Path { path in
            path.move(to: CGPoint(x: 1, y: 2))
            path.addLine(to: CGPoint(x: 3, y: 4))
            path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 0, y: 1))
            path.addCurve(
                to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
            path.closeSubpath()
        }
        check(path, is: "1 2 m 3 4 l 0 1 5 6 q 1 1 2 2 7 8 c h")
        var count = 0
        path.forEach { _ in count += 1 }
        #expect(count == 5)
    }

    @Test func stepsBeforeTheFirstMoveAreIgnored() {
        var path = Path()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        #expect(path.isEmpty)
        #expect(path.currentPoint == nil)
    }

    @Test func theCurrentPoint() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        #expect(path.currentPoint == CGPoint(x: 3, y: 4))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test func wholeShapes() {
        check(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), is: "1 2 m 4 2 l 4 6 l 1 6 l h")
        check(Path { $0.addLines([.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)]) }, is: "0 0 m 1 0 l 1 1 l")
        check(Path { $0.addLines([]) }, is: "")
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        check(
            Path { $0.addRects([unit, unit.offsetBy(dx: 2, dy: 0)]) },
            is: "0 0 m 1 0 l 1 1 l 0 1 l h 2 0 m 3 0 l 3 1 l 2 1 l h")
        let ellipse = Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(ellipse.elements.count == 6)
        #expect(ellipse.elements.first == .move(to: CGPoint(x: 4, y: 1)))
        #expect(ellipse.boundingRect == CGRect(x: 0, y: 0, width: 4, height: 2))
    }

    @Test func transforming() {
        let path = Path(CGRect(x: 0, y: 0, width: 1, height: 2))
        check(path.offsetBy(dx: 1, dy: 1), is: "1 1 m 2 1 l 2 3 l 1 3 l h")
        check(path.applying(CGAffineTransform(scaleX: 2, y: 2)), is: "0 0 m 2 0 l 2 4 l 0 4 l h")
        check(
            Path { $0.addPath(path, transform: CGAffineTransform(translationX: 3, y: 0)) },
            is: "3 0 m 4 0 l 4 2 l 3 2 l h")
    }

    @Test func equality() {
        #expect(Path(CGRect(x: 0, y: 0, width: 1, height: 1)) == Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
        #expect(Path(CGRect(x: 0, y: 0, width: 1, height: 1)) != Path(CGRect(x: 0, y: 0, width: 1, height: 2)))
        #expect(Path(CGRect.null).isEmpty)
        #expect(Path(ellipseIn: .null).isEmpty)
    }
}
