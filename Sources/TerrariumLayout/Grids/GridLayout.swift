public import Foundation

/// A layout that puts views into rows and columns.
///
/// A column is as wide as its widest cell, a row as high as its highest. Where there is more to share than the cells
/// need, flexible columns and rows share it like the views of a stack. A cell that covers several columns widens them
/// equally if it needs more than they have. A view that belongs to no row fills one.
public struct GridLayout: Layout, Equatable {
    public typealias Cache = _GridCache

    /// The guides at which views line up in their cells.
    public var alignment: Alignment
    /// The distance between columns; nil is the default distance.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows; nil is the default distance.
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    private var solver: GridSolver {
        GridSolver(
            alignment: alignment, columnGap: Self.gap(horizontalSpacing), rowGap: Self.gap(verticalSpacing))
    }

    private static func gap(_ spacing: CGFloat?) -> CGFloat {
        spacing.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.standard
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(subviews)
    }

    public func _updateCacheForSizes(_ cache: inout Cache, subviews: Subviews) {
        cache.forgetSizes()
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        solver.solve(proposal, subviews, &cache)
        return solver.size(cache)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        solver.solve(proposal, subviews, &cache)
        solver.forEachPlacement(in: bounds.origin, subviews, cache) { subview, origin, offered in
            subview.element.place(at: origin, proposal: offered)
        }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        solver.explicitAlignment(guide.key, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        solver.explicitAlignment(guide.key, proposal, subviews, &cache)
    }

    public var _placesEverySubview: Bool {
        true
    }

    public var _hasInvalidSpacing: Bool {
        [horizontalSpacing, verticalSpacing].contains { $0.map { !$0.isFinite } ?? false }
    }
}

extension GridLayout {
    /// The distances between the columns, or between the rows, all together.
    package func gapTotal(on axis: Axis, of subviews: Subviews) -> CGFloat {
        let cache = makeCache(subviews: subviews)
        return axis == .horizontal
            ? solver.columnGap * CGFloat(max(cache.columnCount - 1, 0))
            : solver.rowGap * CGFloat(max(cache.rowCount - 1, 0))
    }
}
