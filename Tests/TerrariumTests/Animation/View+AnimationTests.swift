import Foundation
import Terrarium
import Testing

@MainActor
@Suite struct ViewAnimationTests {
    @Test func modifiersOfMovementMakeNoLine() {
        let view = Text(verbatim: "a")
            .animation(.easeIn, value: 1)
            .animation(.default)
            .contentTransition(.numericText())
            .transaction { $0.animation = nil }
            .transaction(value: 1) { $0.disablesAnimations = true }
        checkOutline(view, "Text \"a\" @96,42 8x16")
    }
}
