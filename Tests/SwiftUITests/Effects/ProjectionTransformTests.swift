import SwiftUI
import Testing

private struct Shake: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
    }
}

@MainActor
struct ProjectionTransformTests {
    @Test func anAffineTransformKeepsItsNumbers() {
        let transform = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
        #expect(transform.m31 == 3)
        #expect(transform.m32 == 4)
        #expect(transform.isAffine)
        #expect(!transform.isIdentity)
        #expect(ProjectionTransform().isIdentity)
    }

    @Test func transformsFollowEachOther() {
        let scale = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
        let move = ProjectionTransform(CGAffineTransform(translationX: 3, y: 0))
        #expect(move.concatenating(scale).m31 == 6)
        #expect(scale.concatenating(move).m31 == 3)
    }

    @Test func effectsAreNamed() {
        checkRecorded(Text("x").modifier(Shake(animatableData: 3)), "geometryEffect=Shake")
        checkRecorded(Text("x").projectionEffect(ProjectionTransform()), "")
        checkRecorded(
            Text("x").projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))), "projection")
    }
}
