import Foundation
import Terrarium
import Testing

private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(4) }
}

@MainActor
struct ViewModifierAnimationTests {
    @Test func anAnimatedModifierDoesTheSame() {
        checkOutline(
            Text("Hi").modifier(Framed().animation(.linear(duration: 1).repeatForever()).transaction { _ in }),
            """
            padding 4 @88,38 24x24
              Text "Hi" @4,4 16x16
            """)
    }
}
