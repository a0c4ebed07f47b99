import Foundation
import Terrarium
import Testing

@MainActor
struct PathCombiningTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let circle = Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10))
    /// A star drawn in one go, whose middle lies inside twice.
    private let star = Path { path in
        for index in 0..<5 {
            let angle = Double(index) * 4 * .pi / 5
            let point = CGPoint(x: 8 + 8 * sin(angle), y: 8 - 8 * cos(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
    }

    /// Points between those where edges meet.
    private var points: [CGPoint] {
        (0..<14).flatMap { x in (0..<14).map { y in CGPoint(x: Double(x) * 1.19 - 0.33, y: Double(y) * 1.13 - 0.27) } }
    }

    @Test(arguments: [false, true])
    func resultsEncloseTheRightPoints(_ eoFill: Bool) {
        for (one, other) in [(square, circle), (star, circle), (circle, star), (star, square), (square, Path())] {
            let union = one.union(other, eoFill: eoFill)
            let intersection = one.intersection(other, eoFill: eoFill)
            let rest = one.subtracting(other, eoFill: eoFill)
            let difference = one.symmetricDifference(other, eoFill: eoFill)
            var wrong: [CGPoint] = []
            for point in points {
                let (a, b) = (one.contains(point, eoFill: eoFill), other.contains(point, eoFill: eoFill))
                let isRight =
                    union.contains(point) == (a || b) && intersection.contains(point) == (a && b)
                    && rest.contains(point) == (a && !b) && difference.contains(point) == (a != b)
                    && difference.contains(point, eoFill: true) == (a != b)
                if !isRight { wrong.append(point) }
            }
            #expect(wrong.isEmpty)
        }
    }

    @Test func aPathBecomesOneThatEveryRuleFillsAlike() {
        #expect(star.contains(CGPoint(x: 8, y: 8)))
        #expect(!star.normalized().contains(CGPoint(x: 8, y: 8)))
        #expect(star.normalized(eoFill: false).contains(CGPoint(x: 8, y: 8), eoFill: true))
        #expect(Path().normalized().isEmpty)
    }

    @Test func rectanglesStayRectangles() {
        let other = Path(CGRect(x: 4, y: 2, width: 20, height: 3))
        #expect(square.union(other).boundingRect == CGRect(x: 0, y: 0, width: 24, height: 10))
        #expect(square.intersection(other) == Path { $0.addRect(CGRect(x: 4, y: 2, width: 6, height: 3)) })
        #expect(square.intersection(Path(CGRect(x: 50, y: 0, width: 1, height: 1))).isEmpty)
        #expect(square.subtracting(square).isEmpty)
    }

    @Test func linesAreCutWhereTheyCross() {
        let line = Path { path in
            path.move(to: CGPoint(x: -5, y: 5))
            path.addLine(to: CGPoint(x: 15, y: 5))
        }
        #expect(line.lineIntersection(square).description == "0 5 m 10 5 l")
        #expect(line.lineSubtraction(square).description == "-5 5 m 0 5 l 10 5 m 15 5 l")
        #expect(line.lineSubtraction(Path()) == line)
    }

    @Test func whatIsNoNumberEnclosesNothing() {
        let broken = Path { path in
            path.move(to: CGPoint(x: CGFloat.nan, y: 0))
            path.addLine(to: CGPoint(x: 5, y: CGFloat.infinity))
            path.addLine(to: CGPoint(x: 5, y: 5))
        }
        #expect(broken.union(square).boundingRect == square.boundingRect)
    }
}
