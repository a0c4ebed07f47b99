import Foundation
import Terrarium
import Testing

struct ConcentricRectangleTests {
    private let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    private let corner = CGPoint(x: 0.5, y: 0.5)
    private let other = CGPoint(x: 39.5, y: 0.5)

    @Test func inASquareContainerItIsSquare() {
        #expect(ConcentricRectangle().path(in: rect).contains(corner))
    }

    @Test func radiiRoundIt() {
        #expect(!ConcentricRectangle(corners: .fixed(10)).path(in: rect).contains(corner))
        #expect(!ConcentricRectangle(corners: .concentric(minimum: .fixed(10))).path(in: rect).contains(corner))
        let one = ConcentricRectangle(topLeadingCorner: .fixed(10)).path(in: rect)
        #expect(!one.contains(corner))
        #expect(one.contains(other))
    }

    @Test func aUniformOneRoundsAllCorners() {
        let path = ConcentricRectangle(topLeadingCorner: .fixed(10), isUniform: true).path(in: rect)
        #expect(!path.contains(other))
    }
}
