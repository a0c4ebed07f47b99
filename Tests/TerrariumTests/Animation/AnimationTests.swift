import Foundation
import Testing

@testable import Terrarium

@Suite struct AnimationTests {
    private func check(
        _ animation: Animation, prints expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(animation.description == expected, sourceLocation: sourceLocation)
    }

    @Test func curves() {
        check(.default, prints: "default")
        check(.linear, prints: "linear(0.35)")
        check(.easeIn(duration: 0.2), prints: "easeIn(0.2)")
        check(.easeOut, prints: "easeOut(0.35)")
        check(.easeInOut(duration: 1), prints: "easeInOut(1)")
        check(.timingCurve(0, 0, 1, 1), prints: "timingCurve(0.35)")
        check(.timingCurve(.easeIn, duration: 2), prints: "timingCurve(2)")
    }

    @Test func springs() {
        check(.spring, prints: "spring(0.5,0)")
        check(.spring(), prints: "spring(0.5,0)")
        check(.spring(response: 0.3, dampingFraction: 0.7), prints: "spring(0.3,0.3)")
        check(.spring(duration: 0.4, bounce: 0.2), prints: "spring(0.4,0.2)")
        check(.spring(.bouncy), prints: "spring(0.5,0.3)")
        check(.interactiveSpring, prints: "interactiveSpring(0.15,0.14)")
        check(.interactiveSpring(), prints: "interactiveSpring(0.15,0.14)")
        check(.interpolatingSpring, prints: "interpolatingSpring(0.5,0)")
        check(.interpolatingSpring(stiffness: 100, damping: 10), prints: "interpolatingSpring(0.63,0.5)")
        check(.smooth, prints: "smooth(0.5,0)")
        check(.snappy(duration: 0.3), prints: "snappy(0.3,0.15)")
        check(.bouncy, prints: "bouncy(0.5,0.3)")
    }

    @Test func changes() {
        check(.linear.delay(1).speed(2), prints: "linear(0.35).delay(1).speed(2)")
        check(.easeIn.repeatForever(autoreverses: false), prints: "easeIn(0.35).repeatForever")
        check(.easeIn.repeatCount(3), prints: "easeIn(0.35).repeatCount(3)")
        check(.easeIn.logicallyComplete(after: 1), prints: "easeIn(0.35).logicallyComplete(1)")
    }

    @Test func equality() {
        #expect(Animation.easeIn == .easeIn(duration: 0.35))
        #expect(Animation.easeIn != .easeOut)
        #expect(Animation.linear != .linear.delay(1))
        #expect(Animation.easeIn.repeatForever() != .easeIn.repeatForever(autoreverses: false))
    }
}
