import Foundation
import Testing

@testable import Terrarium

@Suite struct CGAffineTransformTests {
    private let point = CGPoint(x: 1, y: 2)

    private func check(
        _ transform: CGAffineTransform, moves point: CGPoint, to expected: CGPoint,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let moved = point.applying(transform)
        #expect((moved - expected).length < 1e-9, "\(moved)", sourceLocation: sourceLocation)
    }

    @Test func simpleTransforms() {
        check(.identity, moves: point, to: point)
        check(CGAffineTransform(translationX: 10, y: 20), moves: point, to: CGPoint(x: 11, y: 22))
        check(CGAffineTransform(scaleX: 2, y: 3), moves: point, to: CGPoint(x: 2, y: 6))
        check(CGAffineTransform(rotationAngle: .pi / 2), moves: point, to: CGPoint(x: -2, y: 1))
        check(CGAffineTransform(), moves: point, to: .zero)
        #expect(CGAffineTransform(1, 2, 3, 4, 5, 6) == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    }

    @Test func theReceiverComesFirstInConcatenatingAndLastInTheOthers() {
        let scale = CGAffineTransform(scaleX: 2, y: 2)
        check(
            scale.concatenating(CGAffineTransform(translationX: 1, y: 0)), moves: point, to: CGPoint(x: 3, y: 4))
        check(scale.translatedBy(x: 1, y: 0), moves: point, to: CGPoint(x: 4, y: 4))
        check(CGAffineTransform(translationX: 1, y: 0).scaledBy(x: 2, y: 3), moves: point, to: CGPoint(x: 3, y: 6))
        check(CGAffineTransform(translationX: 1, y: 0).rotated(by: .pi), moves: point, to: CGPoint(x: 0, y: -2))
    }

    @Test func inverting() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 4, ty: 5)
        check(transform.concatenating(transform.inverted()), moves: point, to: point)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(!flat.isIdentity)
    }

    @Test func sizesAndRectangles() {
        let transform = CGAffineTransform(translationX: 5, y: 5).rotated(by: .pi / 2)
        let rect = CGRect(x: 0, y: 0, width: 2, height: 4).applying(transform)
        #expect(abs(rect.minX - 1) < 1e-9 && abs(rect.width - 4) < 1e-9 && abs(rect.height - 2) < 1e-9)
        #expect(CGSize(width: 1, height: 2).applying(CGAffineTransform(scaleX: 3, y: 4)) == CGSize(width: 3, height: 8))
        #expect(CGRect.null.applying(transform).isNull)
    }
}
