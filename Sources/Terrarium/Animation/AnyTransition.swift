public import Foundation
public import TerrariumLayout

/// How a view would come and go on a screen.
///
/// Views come and go at once. A transition is a value that can be put together and printed.
public struct AnyTransition: Sendable, CustomStringConvertible {
    /// The transition as it is written: `move(edge:bottom)+opacity`.
    public let description: String

    init(_ description: String) {
        self.description = description
    }

    /// A transition of one's own making.
    public init<T: Transition>(_ transition: T) {
        description = T._name
    }

    /// Comes and goes at once.
    public static let identity = AnyTransition("identity")
    /// Fades.
    public static let opacity = AnyTransition("opacity")
    /// Grows and shrinks.
    public static var scale: AnyTransition { AnyTransition("scale") }
    /// Comes from the leading edge and goes to the trailing one.
    public static var slide: AnyTransition { AnyTransition("slide") }

    /// Grows and shrinks, from a size and about a point.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition("scale(\(outlineNumber(Double(scale))))")
    }

    /// Comes from an edge and goes to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition("move(\(edge))") }

    /// Comes from an edge and goes to the opposite one.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push(\(edge))") }

    /// Comes from a distance.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition("offset(\(outlineNumber(Double(offset.width))),\(outlineNumber(Double(offset.height))))")
    }

    /// Comes from a distance.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Changes from one modifier to another.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition("modifier(\(TypeName.short(of: E.self)))")
    }

    /// Comes in one way and goes in another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition("asymmetric(\(insertion),\(removal))")
    }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition("\(self)+\(other)")
    }

    /// The same transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
