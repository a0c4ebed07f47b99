/// One of the two directions that a layout works in.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal
    case vertical

    /// The other direction.
    @inlinable
    package var crossing: Axis {
        self == .horizontal ? .vertical : .horizontal
    }
}

extension Axis {
    /// A set of directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        package init(_ axis: Axis) {
            self.init(rawValue: 1 << axis.rawValue)
        }

        public static let horizontal = Set(.horizontal)
        public static let vertical = Set(.vertical)
        package static let both: Set = [.horizontal, .vertical]

        package func contains(_ axis: Axis) -> Bool {
            contains(Set(axis))
        }
    }
}

extension Axis: CustomStringConvertible {
    public var description: String {
        self == .horizontal ? "horizontal" : "vertical"
    }
}
