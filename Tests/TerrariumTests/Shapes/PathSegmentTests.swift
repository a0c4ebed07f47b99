import Foundation
import Testing

@testable import Terrarium

@Suite struct PathSegmentTests {
    private let curve = PathSegment(
        from: .zero, to: CGPoint(x: 8, y: 0), controls: (CGPoint(x: 0, y: 8), CGPoint(x: 8, y: 8)))

    @Test func pointsOnACurve() {
        #expect(curve.point(at: 0) == .zero)
        #expect(curve.point(at: 1) == CGPoint(x: 8, y: 0))
        #expect(curve.point(at: 0.5) == CGPoint(x: 4, y: 6))
        #expect(curve.extremes.contains(CGPoint(x: 4, y: 6)))
    }

    @Test func aPartOfACurveLiesOnIt() {
        let part = curve.part(from: 0.25, to: 0.75)
        #expect(part.start == curve.point(at: 0.25))
        #expect(part.end == curve.point(at: 0.75))
        #expect((part.point(at: 0.5) - curve.point(at: 0.5)).length < 1e-9)
    }

    @Test func closedPiecesEndWhereTheyStart() {
        let path = Path("0 0 m 4 0 l 4 4 l h 9 9 l")
        let pieces = path?.pieces ?? []
        #expect(pieces.map(\.isClosed) == [true, false])
        #expect(pieces.map { $0.segments.count } == [3, 1])
        #expect(pieces.last?.start == .zero)
    }

    @Test func quadraticCurvesAreRaised() {
        let piece = Path("0 0 m 4 8 8 0 q")?.pieces.first
        #expect(piece?.segments.first?.point(at: 0.5) == CGPoint(x: 4, y: 4))
    }
}
