public import Foundation

/// A weight on a damped spring.
public struct Spring: Hashable, Sendable {
    /// The weight.
    public let mass: Double
    /// How strongly the spring pulls.
    public let stiffness: Double
    /// How strongly the movement is braked.
    public let damping: Double

    /// A spring by how long it takes, about, and how much it bounces: 0 not at all, 1 for ever.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// A spring by the time of one swing without damping, and the damping as a part of what stops all bouncing.
    public init(response: Double, dampingRatio: Double) {
        let frequency = response > 0 ? 2 * .pi / response : 1e6
        self.init(checkedMass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
    }

    /// A spring by its physical values.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let most = 2 * (mass * stiffness).squareRoot()
        self.init(checkedMass: mass, stiffness: stiffness, damping: allowOverDamping ? damping : min(damping, most))
    }

    private init(checkedMass mass: Double, stiffness: Double, damping: Double) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
    }

    /// How long the spring takes, about.
    public var duration: TimeInterval { response }

    /// How much the spring bounces.
    public var bounce: Double {
        let ratio = dampingRatio
        return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
    }

    /// The time of one swing without damping.
    public var response: Double { 2 * .pi / frequency }

    /// The damping as a part of what stops all bouncing.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// How long it takes until less than a thousandth of the distance is left.
    public var settlingDuration: TimeInterval {
        let ratio = dampingRatio
        let slowest = ratio > 1 ? ratio - (ratio * ratio - 1).squareRoot() : ratio
        guard slowest > 0 else { return .infinity }
        return log(1_000) / (slowest * frequency)
    }

    /// Where the weight is after a time, on its way from zero to a target.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (left, moved) = position(at: time)
        return target.scaled(by: 1 - left) + initialVelocity.scaled(by: moved)
    }

    /// How fast the weight moves after a time.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let step = 1e-5
        let before = value(target: target, initialVelocity: initialVelocity, time: max(time - step, 0))
        let after = value(target: target, initialVelocity: initialVelocity, time: time + step)
        return (after - before).scaled(by: 1 / (time + step - max(time - step, 0)))
    }

    private var frequency: Double { (stiffness / mass).squareRoot() }

    /// What is left of a distance of 1, and how far an initial velocity of 1 has carried, after a time.
    private func position(at time: TimeInterval) -> (left: Double, moved: Double) {
        let ratio = dampingRatio
        let decay = ratio * frequency
        if abs(ratio - 1) < 1e-6 {
            let envelope = exp(-decay * time)
            return ((1 + decay * time) * envelope, time * envelope)
        }
        if ratio < 1 {
            let swing = frequency * (1 - ratio * ratio).squareRoot()
            let envelope = exp(-decay * time)
            return (
                envelope * (cos(swing * time) + decay / swing * sin(swing * time)), envelope * sin(swing * time) / swing
            )
        }
        let root = frequency * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (exp((root - decay) * time), exp((-root - decay) * time))
        return (
            ((decay + root) * slow - (decay - root) * fast) / (2 * root), (slow - fast) / (2 * root)
        )
    }
}

extension Spring {
    /// A spring that does not bounce.
    public static let smooth = smooth()
    /// A spring that bounces a little.
    public static let snappy = snappy()
    /// A spring that bounces.
    public static let bouncy = bouncy()

    /// A spring that does not bounce, or more than that.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring that bounces a little, or more than that.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring that bounces, or more than that.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
