/// An edge on the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
    case top
    case bottom

    /// The same edge among all four.
    package var edge: Edge {
        self == .top ? .top : .bottom
    }
}

extension VerticalEdge {
    /// A set of vertical edges.
    public struct Set: OptionSet, Hashable, Sendable {
        public typealias Element = Set

        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// A set of one edge.
        public init(_ edge: VerticalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
    }
}
