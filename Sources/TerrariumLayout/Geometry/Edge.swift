/// One side of a rectangle, named so that it follows the reading direction.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top
    case leading
    case bottom
    case trailing

    /// The axis along which the edge moves content.
    package var axis: Axis {
        self == .leading || self == .trailing ? .horizontal : .vertical
    }

    /// The edge on the other side.
    package var opposite: Edge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }
}

extension Edge {
    /// A set of edges.
    public struct Set: OptionSet, Hashable, Sendable {
        public typealias Element = Set

        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// A set of one edge.
        public init(_ edge: Edge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]

        package func contains(_ edge: Edge) -> Bool {
            contains(Set(edge))
        }

        /// The two edges that bound an axis.
        package static func bounding(_ axis: Axis) -> Set {
            axis == .horizontal ? .horizontal : .vertical
        }
    }
}
