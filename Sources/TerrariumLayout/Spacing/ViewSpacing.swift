public import Foundation

/// How far a view would like to be from its neighbours, edge by edge.
///
/// An edge without a preference is 8 points away from another one without. A Spacer and an empty container prefer
/// zero on their edges.
public struct ViewSpacing: Equatable, Sendable {
    /// The distance between two edges that prefer nothing.
    @inlinable package static var standard: CGFloat { 8 }

    @usableFromInline var top: CGFloat?
    @usableFromInline var leading: CGFloat?
    @usableFromInline var bottom: CGFloat?
    @usableFromInline var trailing: CGFloat?

    /// Whether a frame or padding directly around the view keeps these preferences, as it does around a Spacer.
    package var isKeptByFrames = false

    /// The preferences of an ordinary view.
    public init() {}

    /// No distance to anything, on any edge.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        for edge in Edge.allCases {
            spacing[edge] = 0
        }
        return spacing
    }()

    /// The preferences of a Spacer: no distance along the axis of its stack, or in any direction outside one.
    package static func spacer(along axis: Axis?) -> ViewSpacing {
        var spacing = ViewSpacing()
        if axis != .vertical { (spacing.leading, spacing.trailing) = (0, 0) }
        if axis != .horizontal { (spacing.top, spacing.bottom) = (0, 0) }
        spacing.isKeptByFrames = true
        return spacing
    }

    /// Whether no edge has a preference.
    private var isOrdinary: Bool {
        top == nil && leading == nil && bottom == nil && trailing == nil
    }

    package subscript(edge: Edge) -> CGFloat? {
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
}

extension ViewSpacing {
    /// The preferred distance from this view to the one that follows it along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        ViewSpacing.distance(from: preference(after: axis), to: next.preference(before: axis))
    }

    /// The distance between an edge that prefers one and an edge that prefers another.
    @inlinable
    package static func distance(from end: CGFloat?, to start: CGFloat?) -> CGFloat {
        switch (end, start) {
        case (let end?, let start?): max(end, start)
        case (let only?, nil), (nil, let only?): only
        case (nil, nil): ViewSpacing.standard
        }
    }

    /// What the view prefers in front of it.
    @inlinable
    package func preference(before axis: Axis) -> CGFloat? { axis == .horizontal ? leading : top }

    /// What the view prefers behind it.
    @inlinable
    package func preference(after axis: Axis) -> CGFloat? { axis == .horizontal ? trailing : bottom }

    /// Takes over, on some edges, what another view prefers where that is more.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        isKeptByFrames = false
        if other.isOrdinary { return }
        for edge in Edge.allCases where edges.contains(edge) {
            if let theirs = other[edge] {
                self[edge] = max(self[edge] ?? theirs, theirs)
            }
        }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// The preferences after a frame or padding has covered some edges.
    package func covered(on edges: Edge.Set) -> ViewSpacing {
        var spacing = self
        spacing.isKeptByFrames = false
        if isKeptByFrames || isOrdinary { return spacing }
        for edge in Edge.allCases where edges.contains(edge) {
            spacing[edge] = nil
        }
        return spacing
    }
}
