import Foundation

extension CGPoint {
    static func + (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x + other.x, y: one.y + other.y) }
    static func - (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x - other.x, y: one.y - other.y) }
    static func * (point: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: point.x * factor, y: point.y * factor) }

    /// The distance from the origin.
    var length: CGFloat { (x * x + y * y).squareRoot() }

    /// The point at distance 1 from the origin in the same direction; the origin stays where it is.
    var normalised: CGPoint {
        let length = length
        return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
    }

    /// A point between this one, at 0, and another, at 1.
    func between(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
        self + (other - self) * fraction
    }
}
