public import Foundation
public import TerrariumLayout

/// A two-dimensional shape that is drawn as large as it is offered.
///
/// Terrarium draws no curves: a shape is known by its name and arguments in outlines, by its frame, and by its path where
/// something asks for that.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// A shape is drawn, not composed.
    associatedtype Body = Never

    /// The shape's outline in a rectangle.
    func path(in rect: CGRect) -> Path

    /// What the shape is for.
    static var role: ShapeRole { get }

    /// What happens to the shape where text runs from right to left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size that the shape takes of what it is offered.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The shape as outlines print it.
    var _facts: _ShapeFacts { get }
}

extension Shape {
    /// Shapes are filled unless they say otherwise.
    public static var role: ShapeRole { .fill }

    /// Shapes are mirrored unless they say otherwise.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// All that is offered, and 10 where nothing is.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    public var _facts: _ShapeFacts { _ShapeFacts(kind: TypeName.short(of: Self.self)) }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        _PaintedShape.updateLeaf(_PaintedShape(view, paints: []), in: &cursor)
    }
}

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
    /// It is filled.
    case fill
    /// A line is drawn along it.
    case stroke
    /// It divides content.
    case separator
}

/// What happens to a shape where text runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Nothing.
    case fixed
    /// It is mirrored in one of the directions.
    case mirrors(in: LayoutDirection)

    /// It is mirrored where text runs from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// What is known of a shape that nobody draws.
public struct _ShapeFacts: Hashable, Sendable {
    /// `Circle`, `RoundedRectangle`, the name of a user's own type.
    package var kind: String
    /// The shape's arguments, then what was done to it.
    package var attributes: [SnapshotAttribute]

    package init(kind: String, attributes: [SnapshotAttribute] = []) {
        self.kind = kind
        self.attributes = attributes
    }

    /// The shape as the value of an attribute: `RoundedRectangle(cornerRadius=8)`.
    package var outlineName: String {
        guard !attributes.isEmpty else { return kind }
        let arguments = attributes.map { attribute in
            var buffer = OutlineBuffer()
            buffer.append(attribute)
            return buffer.string.dropFirst()
        }
        return "\(kind)(\(arguments.joined(separator: ",")))"
    }

    /// The same shape with one more thing done to it.
    func adding(_ attribute: SnapshotAttribute) -> _ShapeFacts {
        _ShapeFacts(kind: kind, attributes: attributes + [attribute])
    }
}
