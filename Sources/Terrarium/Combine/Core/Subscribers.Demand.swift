extension Subscribers {
    /// How many values a subscriber asks for.
    public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        private var count: UInt

        private init(count: UInt) { self.count = count }

        /// As many values as there are.
        public static let unlimited = Demand(count: .max)
        /// No values.
        public static let none = Demand(count: 0)

        /// At most `value` values. A negative number is a programming error.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand cannot be negative.")
            return Demand(count: UInt(value))
        }

        /// The number of values, or nil where it is unlimited.
        public var max: Int? { self == .unlimited ? nil : Int(count) }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }
        public static func == (left: Demand, right: Int) -> Bool { left.max == right }
        public static func > (left: Demand, right: Int) -> Bool { left > .clamped(right) || right < 0 }
        public static func < (left: Demand, right: Int) -> Bool { right >= 0 && left < .clamped(right) }
        public static func >= (left: Demand, right: Int) -> Bool { !(left < right) }
        public static func <= (left: Demand, right: Int) -> Bool { !(left > right) }

        /// The sum; what is unlimited stays so, and a sum too large to count becomes so.
        public static func + (left: Demand, right: Demand) -> Demand {
            if left == .unlimited || right == .unlimited { return .unlimited }
            return bounded(left.count.addingReportingOverflow(right.count))
        }

        public static func + (left: Demand, right: Int) -> Demand { right < 0 ? left - -right : left + .max(right) }
        public static func += (left: inout Demand, right: Demand) { left = left + right }
        public static func += (left: inout Demand, right: Int) { left = left + right }

        /// The product with a number that is not negative.
        public static func * (left: Demand, right: Int) -> Demand {
            if left == .unlimited { return .unlimited }
            return bounded(left.count.multipliedReportingOverflow(by: Demand.max(right).count))
        }

        public static func *= (left: inout Demand, right: Int) { left = left * right }

        /// The difference; unlimited minus anything stays unlimited, and less than none is none.
        public static func - (left: Demand, right: Demand) -> Demand {
            if left == .unlimited { return .unlimited }
            return Demand(count: left.count > right.count ? left.count - right.count : 0)
        }

        public static func - (left: Demand, right: Int) -> Demand { right < 0 ? left + -right : left - .max(right) }
        public static func -= (left: inout Demand, right: Demand) { left = left - right }
        public static func -= (left: inout Demand, right: Int) { left = left - right }

        private static func clamped(_ value: Int) -> Demand { Demand(count: UInt(Swift.max(value, 0))) }

        private static func bounded(_ result: (partialValue: UInt, overflow: Bool)) -> Demand {
            result.overflow || result.partialValue > UInt(Int.max) ? .unlimited : Demand(count: result.partialValue)
        }
    }
}
