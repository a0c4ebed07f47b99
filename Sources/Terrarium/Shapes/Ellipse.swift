public import Foundation

/// An ellipse that touches the sides of its frame.
public struct Ellipse: InsettableShape, Hashable {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetByShape(base: self, amount: amount)
    }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}
