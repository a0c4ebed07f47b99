import Foundation
import Terrarium
import Testing

private struct Fade: AnimatableModifier {
    var animatableData: Double

    func body(content: Content) -> some View { content.opacity(animatableData) }
}

@MainActor
struct AnimatableModifierTests {
    @Test func theValueThatIsSetShowsAtOnce() {
        checkOutline(Text("x").modifier(Fade(animatableData: 0.5)), "Text \"x\" opacity=0.5 @96,42 8x16")
    }
}
