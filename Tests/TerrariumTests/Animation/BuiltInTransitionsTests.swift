import Terrarium
import Testing

@MainActor
struct BuiltInTransitionsTests {
    @Test func transitionsAreKnownByName() {
        #expect(AnyTransition(ScaleTransition(0.5)).description == "scale")
        #expect(AnyTransition(MoveTransition(edge: .top)).description == "move")
        #expect(AnyTransition(PushTransition(edge: .top)).description == "push")
        #expect(AnyTransition(SlideTransition()).description == "slide")
    }

    @Test func aViewMayGrowFromASize() {
        checkOutline(Text(verbatim: "a").transition(.scale(0.5)), "Text \"a\" @96,42 8x16")
        checkOutline(Text(verbatim: "a").transition(.scale(0.5, anchor: .top)), "Text \"a\" @96,42 8x16")
    }
}
