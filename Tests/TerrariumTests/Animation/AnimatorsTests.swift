import Foundation
import Terrarium
import Testing

@MainActor
@Suite struct AnimatorsTests {
    @Test func theFirstPhaseIsShown() {
        checkOutline(
            PhaseAnimator([1, 2, 3]) { phase in Text(verbatim: "\(phase)") },
            "Text \"1\" @96,42 8x16")
        checkOutline(
            Text(verbatim: "a").phaseAnimator([false, true], trigger: 1) { content, isLarge in
                content.padding(isLarge ? 8 : 4)
            } animation: { _ in
                .easeIn
            },
            "padding 4 @92,38 16x24\n  Text \"a\" @4,4 8x16")
    }

    @Test func withoutPhasesNothingIsShown() {
        checkOutline(PhaseAnimator([Int]()) { Text(verbatim: "\($0)") }, "")
    }
}
