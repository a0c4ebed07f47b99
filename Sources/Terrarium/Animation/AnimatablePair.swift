/// Two values that animate together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// Two values that animate together.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static var zero: Self { Self(.zero, .zero) }

    public static func + (one: Self, other: Self) -> Self {
        Self(one.first + other.first, one.second + other.second)
    }

    public static func - (one: Self, other: Self) -> Self {
        Self(one.first - other.first, one.second - other.second)
    }

    public static func += (one: inout Self, other: Self) {
        one.first += other.first
        one.second += other.second
    }

    public static func -= (one: inout Self, other: Self) {
        one.first -= other.first
        one.second -= other.second
    }

    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}

/// Nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    /// Nothing to animate.
    public init() {}

    public static var zero: Self { Self() }
    public static func + (one: Self, other: Self) -> Self { one }
    public static func - (one: Self, other: Self) -> Self { one }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}
