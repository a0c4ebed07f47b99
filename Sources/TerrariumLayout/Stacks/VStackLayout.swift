public import Foundation

/// A layout that puts views one below the other.
public struct VStackLayout: Layout, Equatable {
    public typealias Cache = _StackCache

    /// The guide at which the views line up.
    public var alignment: HorizontalAlignment
    /// The distance between neighbours; nil leaves it to the views.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        LayoutProperties(stackOrientation: .vertical)
    }

    @inlinable
    package var solver: StackSolver {
        StackSolver(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }

    public func makeCache(subviews: Subviews) -> Cache {
        var cache = Cache()
        solver.update(&cache, subviews)
        return cache
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        solver.update(&cache, subviews)
    }

    public func _updateCacheForSizes(_ cache: inout Cache, subviews: Subviews) {
        cache.forgetSizes()
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        solver.preferences(subviews)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        solver.solve(proposal, subviews, &cache)
        return cache.size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        solver.place(in: bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        solver.explicitAlignment(guide.key, in: bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        solver.explicitAlignment(guide.key, in: bounds, proposal, subviews, &cache)
    }

    public func _steadySize(of subviews: Subviews, cache: inout Cache) -> _SteadySize? {
        solver.steadySize(subviews, &cache)
    }

    public var _placesEverySubview: Bool {
        true
    }

    public var _hasInvalidSpacing: Bool {
        solver.hasInvalidSpacing
    }

    public func _isTransparent(to subviews: Subviews) -> Bool {
        subviews.isStatic && subviews.count == 1
    }
}

extension VStackLayout {
    /// The layout that a solver belongs to.
    package init(_ solver: StackSolver) {
        self.init(alignment: HorizontalAlignment(solver.alignment), spacing: solver.spacing)
    }
}
