import Foundation
import Terrarium
import Testing

@MainActor
@Suite struct TransitionTests {
    private struct Turn: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.opacity(phase.isIdentity ? 1 : 0)
        }
    }

    @Test func phases() {
        #expect(TransitionPhase.willAppear.value == -1)
        #expect(TransitionPhase.identity.value == 0)
        #expect(TransitionPhase.didDisappear.value == 1)
        #expect(TransitionPhase.identity.isIdentity)
        #expect(!TransitionPhase.willAppear.isIdentity)
        #expect(Turn.properties.hasMotion)
    }

    @Test func combinations() {
        #expect(AnyTransition(Turn()).description == "TransitionTests.Turn")
        #expect(Turn().combined(with: OpacityTransition()).description == "TransitionTests.Turn+opacity")
    }

    @Test func viewsComeAndGoAtOnce() {
        checkOutline(Text(verbatim: "a").transition(.opacity), "Text \"a\" @96,42 8x16")
        checkOutline(Text(verbatim: "a").transition(Turn()), "Text \"a\" @96,42 8x16")
        checkOutline(Text(verbatim: "a").transition(.blurReplace), "Text \"a\" @96,42 8x16")
    }
}
