package import Foundation

/// Runs a `Layout` for whoever owns the tree: keeps its cache, guards its answers, and finds what it forgot.
///
/// Call `invalidate` whenever the subviews or their priorities, distances or layout values changed, `invalidateSizes`
/// when only their sizes or guides did. The owner keeps the answers for several proposals; the engine keeps only what
/// the layout itself caches.
package struct LayoutEngine<L: Layout> {
    package private(set) var layout: L

    /// What was wrong with the layout's numbers since the owner last took note.
    package private(set) var diagnostics: LayoutDiagnostics = []

    /// The layout's cache. Lent to the layout in place: copying it would copy the arrays of a large stack.
    private var cache: L.Cache?
    /// Whether the cache was made. To ask the cache itself would copy it.
    private var hasCache = false
    private var staleness = Staleness.everything

    /// The container's preferred distances. Stacks within stacks ask for them at every level, so they are kept.
    private var spacing: ViewSpacing?

    private enum Staleness {
        case nothing, sizes, everything
    }

    package init(_ layout: L) {
        self.layout = layout
        noteSpacing()
    }

    /// Takes a new layout value and keeps the cache, which is brought up to date before the next use.
    package mutating func update(_ layout: L) {
        self.layout = layout
        noteSpacing()
        invalidate()
    }

    package mutating func invalidate() {
        staleness = .everything
        spacing = nil
    }

    package mutating func invalidateSizes() {
        if staleness == .nothing {
            staleness = .sizes
        }
    }

    /// Returns what was wrong and forgets it.
    package mutating func takeDiagnostics() -> LayoutDiagnostics {
        defer { diagnostics = [] }
        return diagnostics
    }

    /// The axis that the container's children must be told before they are measured.
    package var stackAxis: Axis? {
        layout._stackAxis
    }
}

extension LayoutEngine {
    package mutating func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
        if let only = transparentSubview(subviews) {
            return only.element.sizeThatFits(proposal)
        }
        prepareCache(subviews)
        // The cache was made in the line before.
        let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache!)
        guard size.isValidAnswer else {
            diagnostics.insert(.invalidSize)
            return size.validAnswer
        }
        return size
    }

    /// The size that the container answers to every proposal that offers enough.
    package mutating func steadySize(of subviews: LayoutSubviews) -> _SteadySize? {
        if let only = transparentSubview(subviews) {
            return only.element.steadySize
        }
        prepareCache(subviews)
        // The cache was made in the line before.
        return layout._steadySize(of: subviews, cache: &cache!)
    }

    /// Whether the container may set an edge or a centre as a guide. Only custom layouts do, and what stands for one view.
    package func movesEdges(of subviews: LayoutSubviews) -> Bool {
        if let only = transparentSubview(subviews) {
            return only.element.movesEdges
        }
        return !layout._placesEverySubview
    }

    /// Places the subviews in a space whose top leading corner is zero.
    package mutating func placeSubviews(in size: CGSize, proposal: ProposedViewSize, subviews: LayoutSubviews) {
        if let only = transparentSubview(subviews) {
            only.element.place(at: .zero, proposal: proposal)
            return
        }
        let bounds = CGRect(origin: .zero, size: size)
        let mayForget = !layout._placesEverySubview
        if mayForget {
            for subview in subviews {
                subview.element.isPlaced = false
            }
        }
        prepareCache(subviews)
        // The cache was made in the line before.
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache!)
        if mayForget {
            for subview in subviews where !subview.element.isPlaced {
                subview.element.report(.unplacedSubview)
                subview.placeInCenter(of: bounds, proposal: proposal)
            }
        }
    }

    package mutating func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, subviews: LayoutSubviews
    ) -> CGFloat? {
        if let only = transparentSubview(subviews) {
            return only.element.explicitAlignment(key, at: proposal)
        }
        let bounds = CGRect(origin: .zero, size: size)
        prepareCache(subviews)
        // The cache was made in the line before.
        let value =
            key.axis == .horizontal
            ? layout.explicitAlignment(
                of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache!)
            : layout.explicitAlignment(
                of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache!)
        guard let value, !value.isFinite else { return value }
        diagnostics.insert(.invalidGuide)
        return 0
    }

    package mutating func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
        if let only = transparentSubview(subviews) {
            return only.spacing
        }
        if let spacing {
            return spacing
        }
        prepareCache(subviews)
        // The cache was made in the line before.
        let spacing = layout.spacing(subviews: subviews, cache: &cache!)
        self.spacing = spacing
        return spacing
    }

    /// The container's own priority in a stack, where no modifier sets one.
    package func priority(of subviews: LayoutSubviews) -> Double {
        if let only = transparentSubview(subviews) {
            return only.priority
        }
        return subviews.isEmpty ? -.infinity : 0
    }
}

extension LayoutEngine {
    /// Whether the container is nothing but its one subview.
    package func isTransparent(to subviews: LayoutSubviews) -> Bool {
        layout._isTransparent(to: subviews)
    }

    /// The one subview that the container is nothing but.
    private func transparentSubview(_ subviews: LayoutSubviews) -> LayoutSubview? {
        layout._isTransparent(to: subviews) ? subviews.first : nil
    }

    private mutating func prepareCache(_ subviews: LayoutSubviews) {
        guard hasCache else {
            cache = layout.makeCache(subviews: subviews)
            hasCache = true
            staleness = .nothing
            return
        }
        // The cache is there in all cases.
        switch staleness {
        case .everything: layout.updateCache(&cache!, subviews: subviews)
        case .sizes: layout._updateCacheForSizes(&cache!, subviews: subviews)
        case .nothing: return
        }
        staleness = .nothing
    }

    private mutating func noteSpacing() {
        if layout._hasInvalidSpacing {
            diagnostics.insert(.invalidSpacing)
        }
    }
}
