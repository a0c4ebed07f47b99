public import Foundation

extension Shape {
    /// The shape, filled with a style.
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _PaintedShape<Self> {
        _PaintedShape(self, paints: [ShapePaint(kind: .fill(style), style: AnyShapeStyle(content))])
    }

    /// The shape, filled with the foreground style.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> _PaintedShape<Self> {
        fill(.foreground, style: style)
    }

    /// A line along the shape, half of it outside.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _PaintedShape<Self> {
        _PaintedShape(self, paints: [ShapePaint(kind: .stroke(style), style: AnyShapeStyle(content))])
    }

    /// A line along the shape, half of it outside.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _PaintedShape<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// A line along the inside of the shape.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _PaintedShape<Self> {
        _PaintedShape(self, paints: [ShapePaint(kind: .strokeBorder(style), style: AnyShapeStyle(content))])
    }

    /// A line along the inside of the shape.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _PaintedShape<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// A line along the inside of the shape, in the foreground style.
    public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _PaintedShape<Self> {
        strokeBorder(.foreground, style: style)
    }

    /// A line along the inside of the shape, in the foreground style.
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _PaintedShape<Self> {
        strokeBorder(.foreground, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension _PaintedShape {
    /// The same shape, filled with one more style over what it has.
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> Self {
        adding(.fill(style), content)
    }

    /// The same shape, filled with the foreground style over what it has.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> Self {
        adding(.fill(style), .foreground)
    }

    /// The same shape with one more line along it.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> Self {
        adding(.stroke(style), content)
    }

    /// The same shape with one more line along it.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> Self {
        adding(.stroke(StrokeStyle(lineWidth: lineWidth)), content)
    }

    fileprivate nonisolated func adding<S: ShapeStyle>(_ kind: ShapePaint.Kind, _ style: S) -> Self {
        _PaintedShape(shape, paints: paints + [ShapePaint(kind: kind, style: AnyShapeStyle(style))])
    }
}

extension _PaintedShape where Content: InsettableShape {
    /// The same shape with one more line along its inside.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> Self {
        adding(.strokeBorder(style), content)
    }

    /// The same shape with one more line along its inside.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> Self {
        adding(.strokeBorder(StrokeStyle(lineWidth: lineWidth)), content)
    }
}
