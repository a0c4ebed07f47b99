import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

/// Asserts what is known of a shape, passed as a client passes it.
func check<S: Shape>(
    _ shape: S, prints expected: String, bounds: CGRect? = nil, size: CGSize = CGSize(width: 40, height: 20),
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(shape._facts.outlineName == expected, sourceLocation: sourceLocation)
    #expect(AnyShape(shape)._facts == shape._facts, sourceLocation: sourceLocation)
    #expect(
        shape.sizeThatFits(ProposedViewSize(width: 40, height: 20)) == size, sourceLocation: sourceLocation)
    if let bounds {
        let rect = shape.path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).boundingRect
        #expect(rect == bounds, sourceLocation: sourceLocation)
    }
}

@Suite struct ShapeTests {
    private struct Triangle: Shape {
        func path(in rect: CGRect) -> Path {
            Path { $0.addLines([CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)]) }
        }
    }

    @Test func aShapeOfOnesOwnNeedsOnlyAPath() {
        check(Triangle(), prints: "ShapeTests.Triangle", bounds: CGRect(x: 20, y: 0, width: 20, height: 20))
        #expect(Triangle.role == .fill)
        #expect(Triangle().layoutDirectionBehavior == .mirrors)
        #expect(Triangle().animatableData == EmptyAnimatableData())
    }

    @Test func shapesTakeWhatIsOffered() {
        #expect(Triangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(
            Triangle().sizeThatFits(ProposedViewSize(width: 3, height: nil)) == CGSize(width: 3, height: 10))
    }
}
