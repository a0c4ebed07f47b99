public import Dispatch

/// A length of time in nanoseconds: the stride of every scheduler that is built in.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Codable,
    Sendable, ExpressibleByFloatLiteral
{
    /// The length in nanoseconds.
    public var magnitude: Int

    private init(nanoseconds: Int) { magnitude = nanoseconds }

    /// The length in seconds.
    public var timeInterval: Double { Double(magnitude) / 1e9 }

    /// A length in seconds.
    public init(_ seconds: Double) { self = .seconds(seconds) }
    /// A number of whole seconds.
    public init(integerLiteral seconds: Int) { self = .seconds(seconds) }
    public init(floatLiteral seconds: Double) { self = .seconds(seconds) }

    public init?<T: BinaryInteger>(exactly seconds: T) {
        guard let seconds = Int(exactly: seconds) else { return nil }
        self = .seconds(seconds)
    }

    /// The length that Dispatch calls so; its `.never` is the longest there is.
    public init(_ interval: DispatchTimeInterval) {
        switch interval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        default: self.init(nanoseconds: .max)
        }
    }

    public static func seconds(_ s: Int) -> Self { Self(nanoseconds: bounded(s, by: 1_000_000_000)) }
    public static func seconds(_ s: Double) -> Self {
        Self(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? .min : .max))
    }
    public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: bounded(ms, by: 1_000_000)) }
    public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: bounded(us, by: 1_000)) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

    public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
    public static func + (left: Self, right: Self) -> Self { Self(nanoseconds: left.magnitude + right.magnitude) }
    public static func - (left: Self, right: Self) -> Self { Self(nanoseconds: left.magnitude - right.magnitude) }
    public static func * (left: Self, right: Self) -> Self { .seconds(left.timeInterval * right.timeInterval) }
    public static func += (left: inout Self, right: Self) { left = left + right }
    public static func -= (left: inout Self, right: Self) { left = left - right }
    public static func *= (left: inout Self, right: Self) { left = left * right }

    private static func bounded(_ count: Int, by unit: Int) -> Int {
        let (product, overflow) = count.multipliedReportingOverflow(by: unit)
        return overflow ? (count < 0 ? .min : .max) : product
    }
}
