public import Foundation

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape, Hashable {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetByShape(base: self, amount: amount)
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}
