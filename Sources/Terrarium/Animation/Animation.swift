public import Foundation
import TerrariumLayout

/// How a change would move on a screen.
///
/// Terrarium shows states, not the way between them: a change that is animated is complete at once, and what waits for
/// the end of an animation runs at once. An animation is a value that can be compared and printed.
public struct Animation: Hashable, Sendable {
    private let base: Base
    private var changes: [Change] = []

    private enum Base: Hashable, Sendable {
        case named(String)
        case curve(UnitCurve, name: String, duration: TimeInterval)
        case spring(Spring, name: String)
        case custom(AnyCustomAnimation)
    }

    private enum Change: Hashable, Sendable {
        case delay(TimeInterval)
        case speed(Double)
        case repeats(Int?, autoreverses: Bool)
        case logicallyComplete(TimeInterval)
    }

    private init(_ base: Base) {
        self.base = base
    }

    private static func curve(_ curve: UnitCurve, _ name: String, _ duration: TimeInterval) -> Animation {
        Animation(.curve(curve, name: name, duration: duration))
    }

    /// An animation of one's own making.
    public init<A: CustomAnimation>(_ base: A) {
        self.base = .custom(AnyCustomAnimation(base))
    }
}

extension Animation {
    /// The system's usual animation.
    public static let `default` = Animation(.named("default"))

    /// Goes on evenly.
    public static let linear = linear(duration: 0.35)
    /// Starts slowly.
    public static let easeIn = easeIn(duration: 0.35)
    /// Ends slowly.
    public static let easeOut = easeOut(duration: 0.35)
    /// Starts and ends slowly.
    public static let easeInOut = easeInOut(duration: 0.35)

    /// Goes on evenly for some seconds.
    public static func linear(duration: TimeInterval) -> Animation { curve(.linear, "linear", duration) }

    /// Starts slowly; takes some seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { curve(.easeIn, "easeIn", duration) }

    /// Ends slowly; takes some seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { curve(.easeOut, "easeOut", duration) }

    /// Starts and ends slowly; takes some seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { curve(.easeInOut, "easeInOut", duration) }

    /// Follows a curve for some seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        self.curve(curve, "timingCurve", duration)
    }

    /// Follows a curve with two control points for some seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(
                startControlPoint: UnitPoint(x: CGFloat(p1x), y: CGFloat(p1y)),
                endControlPoint: UnitPoint(x: CGFloat(p2x), y: CGFloat(p2y))), duration: duration)
    }
}

extension Animation {
    /// Moves as on a spring.
    public static let spring = spring(duration: 0.5)
    /// Moves as on a spring that follows a finger.
    public static let interactiveSpring = interactiveSpring(response: 0.15)
    /// Moves as on a spring, keeping the speed it had.
    public static let interpolatingSpring = interpolatingSpring(duration: 0.5)
    /// Moves as on a spring that does not bounce.
    public static let smooth = smooth()
    /// Moves as on a spring that bounces a little.
    public static let snappy = snappy()
    /// Moves as on a spring that bounces.
    public static let bouncy = bouncy()

    /// Moves as on a spring, by the time of one swing and the part of the damping that stops all bouncing.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(.spring(Spring(response: response, dampingRatio: dampingFraction), name: "spring"))
    }

    /// Moves as on a spring, by about how long it takes and how much it bounces.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        Animation(.spring(Spring(duration: duration, bounce: bounce), name: "spring"))
    }

    /// Moves as on a spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(.spring(spring, name: "spring"))
    }

    /// Moves as on a spring that follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(.spring(Spring(response: response, dampingRatio: dampingFraction), name: "interactiveSpring"))
    }

    /// Moves as on a spring that follows a finger.
    public static func interactiveSpring(
        duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(.spring(Spring(duration: duration, bounce: 0.14 + extraBounce), name: "interactiveSpring"))
    }

    /// Moves as on a spring with physical values, keeping the speed it had.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return Animation(.spring(spring, name: "interpolatingSpring"))
    }

    /// Moves as on a spring, keeping the speed it had.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// Moves as on a spring, keeping the speed it had.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(.spring(spring, name: "interpolatingSpring"))
    }

    /// Moves as on a spring that does not bounce, or more than that.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.spring(.smooth(duration: duration, extraBounce: extraBounce), name: "smooth"))
    }

    /// Moves as on a spring that bounces a little, or more than that.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.spring(.snappy(duration: duration, extraBounce: extraBounce), name: "snappy"))
    }

    /// Moves as on a spring that bounces, or more than that.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.spring(.bouncy(duration: duration, extraBounce: extraBounce), name: "bouncy"))
    }
}

extension Animation {
    /// The same animation, starting some seconds later.
    public func delay(_ delay: TimeInterval) -> Animation { changing(.delay(delay)) }

    /// The same animation at a multiple of its speed.
    public func speed(_ speed: Double) -> Animation { changing(.speed(speed)) }

    /// The same animation several times, back and forth or always forth.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        changing(.repeats(repeatCount, autoreverses: autoreverses))
    }

    /// The same animation without an end, back and forth or always forth.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        changing(.repeats(nil, autoreverses: autoreverses))
    }

    /// The same animation, which counts as complete after some seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        changing(.logicallyComplete(duration))
    }

    private func changing(_ change: Change) -> Animation {
        var copy = self
        copy.changes.append(change)
        return copy
    }
}

extension Animation: CustomStringConvertible {
    /// The animation as it is written: `easeIn(0.2).delay(1)`.
    public var description: String {
        let name =
            switch base {
            case .named(let name): name
            case .curve(_, let name, let duration): "\(name)(\(outlineNumber(duration)))"
            case .spring(let spring, let name):
                "\(name)(\(outlineNumber(spring.duration)),\(outlineNumber(spring.bounce)))"
            case .custom(let custom): custom.name
            }
        return changes.reduce(name) { text, change in
            switch change {
            case .delay(let delay): "\(text).delay(\(outlineNumber(delay)))"
            case .speed(let speed): "\(text).speed(\(outlineNumber(speed)))"
            case .repeats(nil, _): "\(text).repeatForever"
            case .repeats(let count?, _): "\(text).repeatCount(\(count))"
            case .logicallyComplete(let time): "\(text).logicallyComplete(\(outlineNumber(time)))"
            }
        }
    }
}
