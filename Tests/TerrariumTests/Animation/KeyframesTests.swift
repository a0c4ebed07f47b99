import Foundation
import Terrarium
import Testing

@MainActor
@Suite struct KeyframesTests {
    private struct Values {
        var scale = 1.0
        var angle = Angle.zero
    }

    @Test func contentShowsTheInitialValues() {
        let view = KeyframeAnimator(initialValue: Values(), trigger: 1) { values in
            Text(verbatim: "\(values.scale)")
        } keyframes: { _ in
            KeyframeTrack(\.scale) {
                LinearKeyframe(2, duration: 0.2)
                SpringKeyframe(1, duration: 0.4, spring: .bouncy)
                CubicKeyframe(3, duration: 0.1)
                MoveKeyframe(1)
            }
            KeyframeTrack(\.angle) {
                LinearKeyframe(.degrees(90), duration: 0.2)
            }
        }
        checkOutline(view, "Text \"1.0\" @88,42 24x16")
    }

    @Test func aSingleValueNeedsNoTrack() {
        let view = Text(verbatim: "a").keyframeAnimator(initialValue: 1.0) { content, value in
            content.padding(value)
        } keyframes: { _ in
            LinearKeyframe(2, duration: 0.2)
        }
        checkOutline(view, "padding 1 @95,41 10x18\n  Text \"a\" @1,1 8x16")
    }
}
