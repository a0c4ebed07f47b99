import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

@MainActor
@Suite struct AnyTransitionTests {
    private struct Fade: ViewModifier {
        func body(content: Content) -> some View { content }
    }

    private func check(
        _ transition: AnyTransition, prints expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(transition.description == expected, sourceLocation: sourceLocation)
    }

    @Test func names() {
        check(.identity, prints: "identity")
        check(.opacity, prints: "opacity")
        check(.scale, prints: "scale")
        check(.scale(scale: 0.5), prints: "scale(0.5)")
        check(.slide, prints: "slide")
        check(.move(edge: .bottom), prints: "move(bottom)")
        check(.push(from: .leading), prints: "push(leading)")
        check(.offset(x: 1, y: 2), prints: "offset(1,2)")
        check(.offset(CGSize(width: 3, height: 4)), prints: "offset(3,4)")
        check(.modifier(active: Fade(), identity: Fade()), prints: "modifier(AnyTransitionTests.Fade)")
    }

    @Test func combinations() {
        check(.opacity.combined(with: .scale), prints: "opacity+scale")
        check(
            .asymmetric(insertion: .move(edge: .top), removal: .opacity), prints: "asymmetric(move(top),opacity)")
        check(.opacity.animation(.easeIn), prints: "opacity")
        check(AnyTransition(BlurReplaceTransition()), prints: "blurReplace")
    }
}
