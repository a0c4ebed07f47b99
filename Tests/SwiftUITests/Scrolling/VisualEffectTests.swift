import SwiftUI
import Testing

@MainActor
struct VisualEffectTests {
    @Test func aTransitionShowsWhatItIsForAViewThatShows() {
        checkRecorded(
            Text("x").scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 0.9 : 0.5)
                    .rotationEffect(.degrees(phase.value * 10))
            }, "scale=0.9")
        checkRecorded(
            Text("x").scrollTransition(.animated, axis: .vertical) { content, _ in content.blur(radius: 2) }, "blur=2")
        checkRecorded(
            Text("x").scrollTransition(topLeading: .interactive, bottomTrailing: .identity) { content, phase in
                content.offset(y: phase.value)
            }, "")
    }

    @Test func everyEffectHasItsWord() {
        checkRecorded(
            Text("x").scrollTransition { content, _ in
                content.brightness(0.1).contrast(0.2).grayscale(0.3).saturation(0.4).hueRotation(.degrees(5))
                    .offset(x: 1, y: 2).rotation3DEffect(.degrees(6), axis: (x: 0, y: 1, z: 0)).scaleEffect(x: 2)
            },
            "brightness=0.1 contrast=0.2 grayscale=0.3 hueRotation=5 rotation3D=6 saturation=0.4 scale=2,1 "
                + "visualOffset=1,2")
    }

    @Test func anEffectOfGeometryIsNamed() {
        checkRecorded(Text("x").visualEffect { content, proxy in content.offset(y: proxy.size.height) }, "visualEffect")
    }

    @Test func phasesHaveNumbers() {
        #expect(ScrollTransitionPhase.topLeading.value == -1)
        #expect(ScrollTransitionPhase.identity.isIdentity)
        #expect(ScrollTransitionPhase.bottomTrailing.value == 1)
    }
}
