import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

@Suite struct UnitCurveTests {
    private func check(
        _ curve: UnitCurve, at time: Double, is expected: Double, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(
            abs(curve.value(at: time) - expected) < 0.000_1, "\(curve.value(at: time))", sourceLocation: sourceLocation)
    }

    @Test func values() {
        check(.linear, at: 0.3, is: 0.3)
        check(.easeIn, at: 0.5, is: 0.315_36)
        check(.easeOut, at: 0.5, is: 0.684_64)
        check(.easeInOut, at: 0.5, is: 0.5)
        check(.circularEaseIn, at: 0.6, is: 0.2)
        check(.circularEaseOut, at: 0.4, is: 0.8)
        check(.circularEaseInOut, at: 0.5, is: 0.5)
    }

    @Test func endsAreExactAndTimeIsLimited() {
        for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut] {
            check(curve, at: 0, is: 0)
            check(curve, at: 1, is: 1)
            check(curve, at: -1, is: 0)
            check(curve, at: 2, is: 1)
        }
    }

    @Test func theInverseExchangesTimeAndProgress() {
        check(UnitCurve.easeIn.inverse, at: 0.315_36, is: 0.5)
        check(UnitCurve.circularEaseIn.inverse, at: 0.2, is: 0.6)
        #expect(UnitCurve.easeIn.inverse.inverse == .easeIn)
    }

    @Test func velocity() {
        #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 0.000_1)
        #expect(UnitCurve.easeIn.velocity(at: 0.05) < UnitCurve.easeIn.velocity(at: 0.9))
    }
}
