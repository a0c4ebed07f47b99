/// An edge on the horizontal axis.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
    case leading
    case trailing

    /// The same edge among all four.
    package var edge: Edge {
        self == .leading ? .leading : .trailing
    }
}

extension HorizontalEdge {
    /// A set of horizontal edges.
    public struct Set: OptionSet, Hashable, Sendable {
        public typealias Element = Set

        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// A set of one edge.
        public init(_ edge: HorizontalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}
