import Foundation
import Testing

@testable import Terrarium

@Suite struct RectangleCornerRadiiTests {
    @Test func animatableData() {
        var radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
        let data = radii.animatableData
        #expect(data == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
        radii = RectangleCornerRadii()
        radii.animatableData = data
        #expect(radii == RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4))
    }
}
