/// An angle, stored in radians.
public struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double

    public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// An angle of zero.
    public init() {
        self.init(radians: 0)
    }

    public init(radians: Double) {
        self.radians = radians
    }

    public init(degrees: Double) {
        self.init(radians: degrees * (.pi / 180))
    }

    public static let zero = Angle()

    public static func radians(_ radians: Double) -> Angle {
        Angle(radians: radians)
    }

    public static func degrees(_ degrees: Double) -> Angle {
        Angle(degrees: degrees)
    }
}

extension Angle {
    public static func < (one: Angle, other: Angle) -> Bool {
        one.radians < other.radians
    }

    public static prefix func - (angle: Angle) -> Angle {
        Angle(radians: -angle.radians)
    }

    public static func + (one: Angle, other: Angle) -> Angle {
        Angle(radians: one.radians + other.radians)
    }

    public static func - (one: Angle, other: Angle) -> Angle {
        Angle(radians: one.radians - other.radians)
    }

    public static func * (angle: Angle, factor: Double) -> Angle {
        Angle(radians: angle.radians * factor)
    }

    public static func * (factor: Double, angle: Angle) -> Angle {
        angle * factor
    }

    public static func / (angle: Angle, divisor: Double) -> Angle {
        Angle(radians: angle.radians / divisor)
    }

    public static func += (one: inout Angle, other: Angle) {
        one = one + other
    }

    public static func -= (one: inout Angle, other: Angle) {
        one = one - other
    }

    public static func *= (angle: inout Angle, factor: Double) {
        angle = angle * factor
    }

    public static func /= (angle: inout Angle, divisor: Double) {
        angle = angle / divisor
    }
}
