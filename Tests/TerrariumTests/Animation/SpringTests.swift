import Foundation
import Testing

@testable import Terrarium

@Suite struct SpringTests {
    private func isClose(_ one: Double, _ other: Double, _ tolerance: Double = 1e-6) -> Bool {
        abs(one - other) < tolerance
    }

    @Test func physicalValues() {
        let spring = Spring(duration: 0.5, bounce: 0)
        #expect(isClose(spring.stiffness, 157.913_670, 0.000_01))
        #expect(isClose(spring.damping, 25.132_741, 0.000_01))
        #expect(spring.mass == 1)
        #expect(isClose(spring.response, 0.5))
        #expect(isClose(spring.dampingRatio, 1))
        #expect(isClose(Spring(response: 0.4, dampingRatio: 0.7).bounce, 0.3))
        #expect(isClose(Spring(duration: 0.5, bounce: -0.5).dampingRatio, 2))
        #expect(isClose(Spring(duration: 0.5, bounce: -0.5).bounce, -0.5))
    }

    @Test func dampingIsLimitedUnlessAllowed() {
        #expect(Spring(mass: 1, stiffness: 100, damping: 50).damping == 20)
        #expect(Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true).damping == 50)
    }

    @Test(arguments: [0.0, 0.4, -0.4])
    func theWeightStartsAtZeroAndSettlesAtItsTarget(bounce: Double) {
        let spring = Spring(duration: 0.5, bounce: bounce)
        #expect(isClose(spring.value(target: 10, time: 0), 0))
        #expect(isClose(spring.velocity(target: 10, time: 0), 0, 0.05))
        let end = spring.value(target: 10.0, time: spring.settlingDuration * 2)
        #expect(isClose(end, 10, 0.05), "\(end)")
    }

    @Test func onlyBouncingSpringsGoTooFar() {
        func farthest(_ spring: Spring) -> Double {
            stride(from: 0, to: 2, by: 0.01).map { spring.value(target: 1.0, time: $0) }.max() ?? 0
        }
        #expect(farthest(.bouncy) > 1.001)
        #expect(farthest(.smooth) <= 1)
        #expect(farthest(Spring(duration: 0.5, bounce: -0.5)) <= 1)
    }

    @Test func presets() {
        #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
        #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
        #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
        #expect(Spring.bouncy(duration: 1, extraBounce: 0.1) == Spring(duration: 1, bounce: 0.4))
    }
}
