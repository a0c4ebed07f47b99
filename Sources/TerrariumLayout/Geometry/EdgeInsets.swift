public import Foundation

/// Distances from the four sides of a rectangle, inwards.
public struct EdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Insets of zero on every side.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// The same distance on each of some edges, zero on the others.
    package init(_ length: CGFloat, edges: Edge.Set = .all) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }
}

extension EdgeInsets {
    package subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// The sum of the insets on an axis.
    @inlinable
    package func total(_ axis: Axis) -> CGFloat {
        axis == .horizontal ? leading + trailing : top + bottom
    }

    /// The insets, with zero for every edge outside a set.
    package func only(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0,
            leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0,
            trailing: edges.contains(.trailing) ? trailing : 0
        )
    }

    /// The sums, edge by edge.
    package static func + (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: one.top + other.top, leading: one.leading + other.leading,
            bottom: one.bottom + other.bottom, trailing: one.trailing + other.trailing
        )
    }
}
