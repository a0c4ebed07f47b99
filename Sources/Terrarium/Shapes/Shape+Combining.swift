import Foundation
import TerrariumLayout

extension Shape {
    /// A shape with the inside of this one or of another one: `union=Circle`.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(base: self, other: other, name: "union", eoFill: eoFill) { $0.union($1, eoFill: $2) }
    }

    /// A shape with what is inside of this one and of another one: `intersection=Circle`.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(base: self, other: other, name: "intersection", eoFill: eoFill) {
            $0.intersection($1, eoFill: $2)
        }
    }

    /// A shape with what is inside of this one and outside of another one: `subtracting=Circle`.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(base: self, other: other, name: "subtracting", eoFill: eoFill) {
            $0.subtracting($1, eoFill: $2)
        }
    }

    /// A shape with what is inside of one of the two and not of both: `symmetricDifference=Circle`.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(base: self, other: other, name: "symmetricDifference", eoFill: eoFill) {
            $0.symmetricDifference($1, eoFill: $2)
        }
    }

    /// The parts of the shape's lines inside of another shape: `lineIntersection=Circle`.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(base: self, other: other, name: "lineIntersection", eoFill: eoFill) {
            $0.lineIntersection($1, eoFill: $2)
        }
    }

    /// The parts of the shape's lines outside of another shape: `lineSubtraction=Circle`.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(base: self, other: other, name: "lineSubtraction", eoFill: eoFill) {
            $0.lineSubtraction($1, eoFill: $2)
        }
    }
}

/// A shape that is combined with another one in the same frame.
struct CombinedShape<Base: Shape, Other: Shape>: DerivedShape {
    let base: Base
    let other: Other
    let name: String
    let eoFill: Bool
    let combine: @Sendable (Path, Path, Bool) -> Path

    func path(in rect: CGRect) -> Path { combine(base.path(in: rect), other.path(in: rect), eoFill) }

    /// All that is offered, whatever the shapes would take: both are drawn in that frame.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    var change: SnapshotAttribute { SnapshotAttribute(name, other._facts.outlineName) }
}
