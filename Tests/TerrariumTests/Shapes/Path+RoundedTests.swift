import Foundation
import Testing

@testable import Terrarium

@Suite struct PathRoundedTests {
    private let rect = CGRect(x: 0, y: 0, width: 20, height: 10)

    @Test func cornersAreCutOff() {
        let path = Path(roundedRect: rect, cornerRadius: 4)
        #expect(path.boundingRect == rect)
        #expect(path.elements.first == .move(to: CGPoint(x: 4, y: 0)))
        #expect(path.elements.count == 10)
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 2, y: 2)))
        #expect(path.contains(CGPoint(x: 10, y: 0.5)))
    }

    @Test func radiiAreLimitedToHalfTheShorterSide() {
        #expect(Path(roundedRect: rect, cornerRadius: 100) == Path(roundedRect: rect, cornerRadius: 5))
        #expect(
            Path(roundedRect: rect, cornerSize: CGSize(width: 100, height: 2))
                == Path(roundedRect: rect, cornerSize: CGSize(width: 10, height: 2)))
        #expect(Path(roundedRect: rect, cornerRadius: -1).description == "0 0 m 20 0 l 20 10 l 0 10 l 0 0 l h")
    }

    @Test func eachCornerHasItsRadius() {
        let path = Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 4, bottomTrailing: 8))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 19.5, y: 0.5)))
        #expect(!path.contains(CGPoint(x: 19, y: 9)))
        #expect(path.contains(CGPoint(x: 0.5, y: 9.5)))
    }

    @Test func radiiThatDoNotFitShrinkTogether() {
        let path = Path(
            roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 15, bottomLeading: 5))
        #expect(
            path
                == Path(
                    roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 7.5, bottomLeading: 2.5)))
    }

    @Test func addingToAPath() {
        var path = Path()
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: 4, height: 4))
        path.addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(topLeading: 1))
        #expect(
            path.elements == Path(roundedRect: rect, cornerRadius: 4).elements
                + Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 1)).elements)
    }
}
