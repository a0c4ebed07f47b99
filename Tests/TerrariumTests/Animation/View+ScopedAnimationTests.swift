import Foundation
import Terrarium
import Testing

@MainActor
struct ViewScopedAnimationTests {
    @Test func whatTheFunctionMakesShows() {
        checkOutline(
            Text("x").animation(.bouncy) { $0.opacity(0.5) }.transaction({ $0.animation = nil }, body: { $0.bold() }),
            "Text \"x\" bold opacity=0.5 @96,42 8x16")
    }
}
