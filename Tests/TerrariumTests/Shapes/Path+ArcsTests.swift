import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

@Suite struct PathArcsTests {
    /// Asserts where an arc of radius 10 about the origin starts and ends, and what it spans.
    private func check(
        from start: Angle, to end: Angle, clockwise: Bool, startsAt first: CGPoint, endsAt last: CGPoint,
        bounds: CGRect, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var path = Path()
        path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
        guard case .move(let begin) = path.elements.first, let current = path.currentPoint else {
            Issue.record("The arc has no start.", sourceLocation: sourceLocation)
            return
        }
        #expect((begin - first).length < 1e-9, "\(begin)", sourceLocation: sourceLocation)
        #expect((current - last).length < 1e-9, "\(current)", sourceLocation: sourceLocation)
        let rect = path.boundingRect
        #expect(
            abs(rect.minX - bounds.minX) < 0.01 && abs(rect.minY - bounds.minY) < 0.01
                && abs(rect.maxX - bounds.maxX) < 0.01 && abs(rect.maxY - bounds.maxY) < 0.01, "\(rect)",
            sourceLocation: sourceLocation)
    }

    private let right = CGPoint(x: 10, y: 0)
    private let bottom = CGPoint(x: 0, y: 10)
    private let circle = CGRect(x: -10, y: -10, width: 20, height: 20)

    @Test func growingAnglesGoDown() {
        check(
            from: .degrees(0), to: .degrees(90), clockwise: false, startsAt: right, endsAt: bottom,
            bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
        check(
            from: .degrees(0), to: .degrees(90), clockwise: true, startsAt: right, endsAt: bottom, bounds: circle)
        check(
            from: .degrees(90), to: .degrees(0), clockwise: true, startsAt: bottom, endsAt: right,
            bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func wholeTurns() {
        check(
            from: .degrees(0), to: .degrees(360), clockwise: false, startsAt: right, endsAt: right, bounds: circle)
        check(
            from: .degrees(0), to: .degrees(1000), clockwise: false, startsAt: right, endsAt: right, bounds: circle)
        check(
            from: .degrees(-90), to: .degrees(180), clockwise: false, startsAt: CGPoint(x: 0, y: -10),
            endsAt: CGPoint(x: -10, y: 0), bounds: circle)
        check(
            from: .zero, to: .zero, clockwise: false, startsAt: right, endsAt: right,
            bounds: CGRect(x: 10, y: 0, width: 0, height: 0))
    }

    @Test func aLineLeadsToTheArc() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        #expect(path.elements.count == 3)
        #expect(path.elements[1] == .line(to: right))
    }

    @Test func relativeArcs() {
        var path = Path()
        path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90))
        #expect((path.currentPoint ?? .zero).y == -10)
        #expect(path.elements.count == 2)
    }

    @Test func roundingACorner() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
        #expect(path.elements[1] == .line(to: CGPoint(x: 15, y: 0)))
        let end = path.currentPoint ?? .zero
        #expect((end - CGPoint(x: 20, y: 5)).length < 1e-9, "\(end)")
        #expect(!path.contains(CGPoint(x: 19.5, y: 0.2)))
    }

    @Test func aCornerWithoutABendIsALine() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 40, y: 0), radius: 5)
        #expect(path.description == "0 0 m 20 0 l")
    }
}
