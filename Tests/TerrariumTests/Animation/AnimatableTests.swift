import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

@Suite struct AnimatableTests {
    /// Asserts that the data of one value makes another value equal to it.
    private func check<Value: Animatable & Equatable>(
        _ value: Value, from start: Value, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var copy = start
        copy.animatableData = value.animatableData
        #expect(copy == value, sourceLocation: sourceLocation)
        #expect(start != value, sourceLocation: sourceLocation)
    }

    @Test func valuesTakeTheirData() {
        check(2.0, from: 1)
        check(CGFloat(2), from: 1)
        check(Angle.degrees(20), from: .zero)
        check(CGPoint(x: 1, y: 2), from: .zero)
        check(CGSize(width: 1, height: 2), from: .zero)
        check(CGRect(x: 1, y: 2, width: 3, height: 4), from: .zero)
        check(UnitPoint(x: 1, y: 2), from: .zero)
        check(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), from: EdgeInsets())
    }

    @Test func aValueWithoutDataNeedsNothing() {
        struct Plain: Animatable {}
        var plain = Plain()
        plain.animatableData = EmptyAnimatableData()
        #expect(plain.animatableData == .zero)
    }
}
