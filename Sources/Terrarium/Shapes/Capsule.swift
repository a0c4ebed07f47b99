public import Foundation

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Hashable {
    /// The curve of the corners.
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetByShape(base: self, amount: amount)
    }

    public var _facts: _ShapeFacts { _ShapeFacts(kind: "Capsule", attributes: style.outlineAttributes) }
}

extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }

    /// A capsule with the given curve.
    public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
