import Foundation
import Testing

@testable import Terrarium

@Suite struct PathStrokeTests {
    private func stroked(_ path: String, _ style: StrokeStyle) throws -> Path {
        try #require(Path(path)).strokedPath(style)
    }

    @Test func lineCaps() throws {
        let line = "0 0 m 10 0 l"
        #expect(
            try stroked(line, StrokeStyle(lineWidth: 2)).boundingRect == CGRect(x: 0, y: -1, width: 10, height: 2))
        let square = try stroked(line, StrokeStyle(lineWidth: 2, lineCap: .square))
        #expect(square.boundingRect == CGRect(x: -1, y: -1, width: 12, height: 2))
        let round = try stroked(line, StrokeStyle(lineWidth: 2, lineCap: .round))
        #expect(round.boundingRect == CGRect(x: -1, y: -1, width: 12, height: 2))
        #expect(square.contains(CGPoint(x: -0.9, y: 0.9)))
        #expect(!round.contains(CGPoint(x: -0.9, y: 0.9)))
        #expect(round.contains(CGPoint(x: 5, y: 0.9)))
    }

    @Test func lineJoins() throws {
        let corner = "0 0 m 10 0 l 10 10 l"
        let tip = CGPoint(x: 10.95, y: -0.95)
        #expect(try stroked(corner, StrokeStyle(lineWidth: 2)).contains(tip))
        #expect(try !stroked(corner, StrokeStyle(lineWidth: 2, lineJoin: .bevel)).contains(tip))
        #expect(try !stroked(corner, StrokeStyle(lineWidth: 2, lineJoin: .round)).contains(tip))
        #expect(try !stroked(corner, StrokeStyle(lineWidth: 2, miterLimit: 1)).contains(tip))
        let middle = CGPoint(x: 10.65, y: -0.65)
        #expect(try stroked(corner, StrokeStyle(lineWidth: 2, lineJoin: .round)).contains(middle))
        #expect(try !stroked(corner, StrokeStyle(lineWidth: 2, lineJoin: .bevel)).contains(middle))
    }

    @Test func closedPathsHaveNoEnds() throws {
        let path = try stroked("0 0 m 10 0 l 10 10 l 0 10 l h", StrokeStyle(lineWidth: 2))
        #expect(path.boundingRect == CGRect(x: -1, y: -1, width: 12, height: 12))
        #expect(path.contains(CGPoint(x: -0.9, y: -0.9)))
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func overlappingPartsDoNotCancelEachOther() throws {
        let path = try stroked("0 0 m 10 0 l 5 -5 m 5 5 l", StrokeStyle(lineWidth: 2))
        #expect(path.contains(CGPoint(x: 5, y: 0)))
        #expect(path.contains(CGPoint(x: 1, y: 0.5)))
    }

    @Test func dashes() throws {
        func covered(_ style: StrokeStyle) throws -> [Bool] {
            let path = try stroked("0 0 m 10 0 l", style)
            return stride(from: 0.5, to: 10, by: 1).map { path.contains(CGPoint(x: $0, y: 0)) }
        }
        let (yes, no) = (true, false)
        #expect(
            try covered(StrokeStyle(lineWidth: 2, dash: [2, 1])) == [yes, yes, no, yes, yes, no, yes, yes, no, yes])
        #expect(
            try covered(StrokeStyle(lineWidth: 2, dash: [2])) == [yes, yes, no, no, yes, yes, no, no, yes, yes])
        #expect(
            try covered(StrokeStyle(lineWidth: 2, dash: [2], dashPhase: 3))
                == [no, yes, yes, no, no, yes, yes, no, no, yes])
        #expect(try covered(StrokeStyle(lineWidth: 2, dash: [0, 0])) == Array(repeating: true, count: 10))
    }

    @Test func aDotShowsItsCaps() throws {
        #expect(try stroked("5 5 m 5 5 l", StrokeStyle(lineWidth: 2)).isEmpty)
        #expect(
            try stroked("5 5 m 5 5 l", StrokeStyle(lineWidth: 2, lineCap: .round)).boundingRect
                == CGRect(x: 4, y: 4, width: 2, height: 2))
    }

    @Test func aLineWithoutWidthIsNothing() throws {
        #expect(try stroked("0 0 m 10 0 l", StrokeStyle(lineWidth: 0)).isEmpty)
    }
}
