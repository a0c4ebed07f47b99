import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

@Suite struct PathGeometryTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func boundsFollowTheCurveNotItsControlPoints() throws {
        let path = try #require(Path("0 0 m 0 8 8 8 8 0 c"))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 8, height: 6))
        #expect(Path().boundingRect.isNull)
        #expect(square.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func insideAndOutside() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(circle.contains(CGPoint(x: 5, y: 5)))
        #expect(!circle.contains(CGPoint(x: 1, y: 1)))
        #expect(circle.contains(CGPoint(x: 1.6, y: 1.6)))
        #expect(!Path().contains(.zero))
    }

    @Test func openPiecesAreClosedByALine() throws {
        let triangle = try #require(Path("0 0 m 10 0 l 10 10 l"))
        #expect(triangle.contains(CGPoint(x: 8, y: 2)))
        #expect(!triangle.contains(CGPoint(x: 2, y: 8)))
    }

    @Test func aHoleNeedsTheEvenOddRuleOrAnotherDirection() throws {
        var path = square
        path.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(path.contains(CGPoint(x: 1, y: 5), eoFill: true))
        var reversed = square
        reversed.addPath(try #require(Path("4 4 m 4 6 l 6 6 l 6 4 l h")))
        #expect(!reversed.contains(CGPoint(x: 5, y: 5)))
    }

    private func check(
        _ path: Path, from: CGFloat, to: CGFloat, is expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(path.trimmedPath(from: from, to: to).description == expected, sourceLocation: sourceLocation)
    }

    @Test func trimmingByLength() {
        check(square, from: 0, to: 0.5, is: "0 0 m 10 0 l 10 10 l")
        check(square, from: 0.125, to: 0.375, is: "5 0 m 10 0 l 10 5 l")
        check(square, from: 0.5, to: 1, is: "10 10 m 0 10 l 0 0 l")
        check(square, from: 0, to: 1, is: square.description)
        check(square, from: -1, to: 2, is: square.description)
        check(square, from: 0.5, to: 0.5, is: "")
        check(Path(), from: 0, to: 0.5, is: "")
    }

    @Test func trimmingACurve() throws {
        let half = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2)).trimmedPath(from: 0, to: 0.5)
        let end = try #require(half.currentPoint)
        #expect((end - CGPoint(x: -1, y: 0)).length < 0.001)
        #expect(half.elements.count == 3)
    }

    @Test func trimmingSeveralPieces() throws {
        let path = try #require(Path("0 0 m 10 0 l 0 5 m 10 5 l"))
        check(path, from: 0.25, to: 0.75, is: "5 0 m 10 0 l 0 5 m 5 5 l")
    }
}
