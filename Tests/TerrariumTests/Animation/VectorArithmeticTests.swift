import Foundation
import Testing

@testable import Terrarium

@Suite struct VectorArithmeticTests {
    @Test func numbers() {
        #expect(2.0.scaled(by: 1.5) == 3)
        #expect(Float(2).scaled(by: 1.5) == 3)
        #expect(CGFloat(2).scaled(by: 1.5) == 3)
        #expect(3.0.magnitudeSquared == 9)
        #expect(Float(3).magnitudeSquared == 9)
        #expect(CGFloat(3).magnitudeSquared == 9)
    }

    @Test func interpolation() {
        #expect(2.0.interpolated(towards: 6, amount: 0.25) == 3)
        var value = AnimatablePair(0.0, 10.0)
        value.interpolate(towards: AnimatablePair(10, 0), amount: 0.5)
        #expect(value == AnimatablePair(5, 5))
    }
}
