public import Foundation
public import TerrariumLayout

extension Shape {
    /// The shape moved by a distance.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: offset)
    }

    /// The shape moved by a distance.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        self.offset(x: offset.x, y: offset.y)
    }

    /// The shape moved by a distance.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// The shape scaled about a point of its frame.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// The shape scaled about a point of its frame.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape turned about a point of its frame.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// The shape with every point transformed.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// The shape drawn at a size of its own, from the top leading corner of its frame.
    public func size(_ size: CGSize) -> some Shape {
        SizedShape(base: self, size: size)
    }

    /// The shape drawn at a size of its own, from the top leading corner of its frame.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    /// The part of the shape's outline between two fractions of its length.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(base: self, from: startFraction, to: endFraction)
    }

    /// The shape of a line along the shape.
    public func stroke(style: StrokeStyle) -> some Shape {
        StrokedShape(base: self, style: style)
    }

    /// The shape of a line along the shape.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// A shape drawn at a size of its own.
struct SizedShape<Base: Shape>: DerivedShape {
    let base: Base
    let size: CGSize

    func path(in rect: CGRect) -> Path { base.path(in: CGRect(origin: rect.origin, size: size)) }

    var change: SnapshotAttribute {
        SnapshotAttribute("size", "\(outlineNumber(size.width))x\(outlineNumber(size.height))")
    }
}

/// A part of a shape's outline.
struct TrimmedShape<Base: Shape>: DerivedShape {
    let base: Base
    let from: CGFloat
    let to: CGFloat

    func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: from, to: to) }

    var change: SnapshotAttribute { SnapshotAttribute("trim", "\(outlineNumber(from)),\(outlineNumber(to))") }
}

/// The shape of a line along a shape.
struct StrokedShape<Base: Shape>: Shape {
    let base: Base
    let style: StrokeStyle

    func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }

    static var role: ShapeRole { .stroke }
    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    var _facts: _ShapeFacts {
        ([SnapshotAttribute("stroked")] + style.outlineAttributes).reduce(base._facts) { $0.adding($1) }
    }
}
