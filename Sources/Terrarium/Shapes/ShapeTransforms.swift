public import Foundation
public import TerrariumLayout

/// A shape whose path is another shape's, changed.
protocol DerivedShape: Shape {
    associatedtype Base: Shape

    var base: Base { get }

    /// What was done to the base.
    var change: SnapshotAttribute { get }
}

extension DerivedShape {
    public static var role: ShapeRole { Base.role }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    public var _facts: _ShapeFacts { base._facts.adding(change) }
}

/// A shape moved by a distance.
public struct OffsetShape<Content: Shape>: DerivedShape {
    /// The shape that is moved.
    public var shape: Content
    /// The distance.
    public var offset: CGSize

    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    var base: Content { shape }
    var change: SnapshotAttribute {
        SnapshotAttribute("offset", "\(outlineNumber(offset.width)),\(outlineNumber(offset.height))")
    }
}

/// A shape turned about a point of its frame.
public struct RotatedShape<Content: Shape>: DerivedShape {
    /// The shape that is turned.
    public var shape: Content
    /// The angle, clockwise.
    public var angle: Angle
    /// The point that stays where it is.
    public var anchor: UnitPoint

    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    public func path(in rect: CGRect) -> Path {
        let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        return shape.path(in: rect).applying(turn.about(anchor, of: rect))
    }

    var base: Content { shape }
    var change: SnapshotAttribute { SnapshotAttribute("rotation", angle.outlineName) }
}

/// A shape scaled about a point of its frame.
public struct ScaledShape<Content: Shape>: DerivedShape {
    /// The shape that is scaled.
    public var shape: Content
    /// The factors.
    public var scale: CGSize
    /// The point that stays where it is.
    public var anchor: UnitPoint

    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    public func path(in rect: CGRect) -> Path {
        let scaling = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return shape.path(in: rect).applying(scaling.about(anchor, of: rect))
    }

    var base: Content { shape }
    var change: SnapshotAttribute {
        SnapshotAttribute("scale", "\(outlineNumber(scale.width)),\(outlineNumber(scale.height))")
    }
}

/// A shape with every point transformed.
public struct TransformedShape<Content: Shape>: DerivedShape {
    /// The shape that is transformed.
    public var shape: Content
    /// The transform.
    public var transform: CGAffineTransform

    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    var base: Content { shape }
    var change: SnapshotAttribute {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return SnapshotAttribute("transform", numbers.map { outlineNumber(Double($0)) }.joined(separator: ","))
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

extension CGAffineTransform {
    /// The transform about a point of a rectangle in place of the origin.
    fileprivate func about(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
        let offset = anchor.point(in: rect.size)
        let point = CGPoint(x: rect.minX + offset.x, y: rect.minY + offset.y)
        return CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
