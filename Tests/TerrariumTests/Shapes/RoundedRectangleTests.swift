import Foundation
import Testing

@testable import Terrarium

@Suite struct RoundedRectangleTests {
    private let frame = CGRect(x: 0, y: 0, width: 40, height: 20)

    @Test func names() {
        check(RoundedRectangle(cornerRadius: 8), prints: "RoundedRectangle(cornerRadius=8)", bounds: frame)
        check(.rect(cornerRadius: 8), prints: "RoundedRectangle(cornerRadius=8)", bounds: frame)
        check(
            RoundedRectangle(cornerRadius: 8, style: .circular), prints: "RoundedRectangle(cornerRadius=8,circular)")
        check(
            .rect(cornerSize: CGSize(width: 8, height: 4)), prints: "RoundedRectangle(cornerSize=8x4)", bounds: frame)
    }

    @Test func insetCornersRunAlongTheOuterOnes() {
        let inset = RoundedRectangle(cornerRadius: 8).inset(by: 2)
        check(inset, prints: "RoundedRectangle(cornerRadius=8,inset=2)", bounds: frame.insetBy(dx: 2, dy: 2))
        #expect(
            inset.path(in: frame) == RoundedRectangle(cornerRadius: 6).path(in: frame.insetBy(dx: 2, dy: 2)))
        #expect(
            RoundedRectangle(cornerRadius: 1).inset(by: 1).inset(by: 1).path(in: frame)
                == RoundedRectangle(cornerRadius: 0).path(in: frame.insetBy(dx: 2, dy: 2)))
    }

    @Test func animatableData() {
        var shape = RoundedRectangle(cornerRadius: 8)
        shape.animatableData = AnimatablePair(2, 3)
        #expect(shape.cornerSize == CGSize(width: 2, height: 3))
    }
}
