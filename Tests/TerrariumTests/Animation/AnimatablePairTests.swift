import Foundation
import Testing

@testable import Terrarium

@Suite struct AnimatablePairTests {
    @Test func bothPartsAreChanged() {
        var pair = AnimatablePair(1.0, 2.0) + AnimatablePair(3, 4)
        #expect(pair == AnimatablePair(4, 6))
        pair -= AnimatablePair(1, 1)
        pair += AnimatablePair(0, 2)
        #expect(pair == AnimatablePair(3, 7))
        #expect(pair - AnimatablePair(3, 7) == .zero)
        #expect(pair.scaled(by: 2) == AnimatablePair(6, 14))
        #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
    }

    @Test func nothingStaysNothing() {
        #expect(EmptyAnimatableData() + EmptyAnimatableData() == .zero)
        #expect(EmptyAnimatableData().scaled(by: 3).magnitudeSquared == 0)
    }
}
