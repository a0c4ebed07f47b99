public import Foundation

/// A layout whose kind may change while its subviews stay.
public struct AnyLayout: Layout {
    private let box: any AnyLayoutBox

    public init<L: Layout>(_ layout: L) {
        box = LayoutBox(layout: layout)
    }

    /// The cache of whichever layout is in use.
    public struct Cache {
        fileprivate var storage: AnyCacheBox
    }

    /// The layout inside.
    package var base: any Layout { box.base }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(storage: box.makeCache(subviews))
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache.storage = box.updated(cache.storage, subviews, sizesOnly: false)
    }

    public func _updateCacheForSizes(_ cache: inout Cache, subviews: Subviews) {
        cache.storage = box.updated(cache.storage, subviews, sizesOnly: true)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        box.spacing(subviews, cache.storage)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        box.sizeThatFits(proposal, subviews, cache.storage)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        box.placeSubviews(in: bounds, proposal, subviews, cache.storage)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.explicitAlignment(guide.key, in: bounds, proposal, subviews, cache.storage)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.explicitAlignment(guide.key, in: bounds, proposal, subviews, cache.storage)
    }

    public var _stackAxis: Axis? {
        box.stackAxis
    }

    public var _placesEverySubview: Bool {
        box.placesEverySubview
    }

    public var _hasInvalidSpacing: Bool {
        box.hasInvalidSpacing
    }

    public func _steadySize(of subviews: Subviews, cache: inout Cache) -> _SteadySize? {
        box.steadySize(subviews, cache.storage)
    }

    public func _isTransparent(to subviews: Subviews) -> Bool {
        box.isTransparent(to: subviews)
    }
}

/// A cache whose type only the layout that made it knows.
private class AnyCacheBox {
    /// The cache, if it belongs to layouts of a type.
    final func box<L: Layout>(for type: L.Type) -> CacheBox<L>? {
        // Comparing two class pointers is the whole cost; a cast would search.
        Swift.type(of: self) == CacheBox<L>.self ? unsafeDowncast(self, to: CacheBox<L>.self) : nil
    }
}

private final class CacheBox<L: Layout>: AnyCacheBox {
    var cache: L.Cache

    init(_ cache: L.Cache) {
        self.cache = cache
    }
}

private protocol AnyLayoutBox: Sendable {
    var base: any Layout { get }
    var stackAxis: Axis? { get }
    var placesEverySubview: Bool { get }
    var hasInvalidSpacing: Bool { get }
    func isTransparent(to subviews: LayoutSubviews) -> Bool
    func makeCache(_ subviews: LayoutSubviews) -> AnyCacheBox
    func updated(_ cache: AnyCacheBox, _ subviews: LayoutSubviews, sizesOnly: Bool) -> AnyCacheBox
    func spacing(_ subviews: LayoutSubviews, _ cache: AnyCacheBox) -> ViewSpacing
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyCacheBox) -> CGSize
    func steadySize(_ subviews: LayoutSubviews, _ cache: AnyCacheBox) -> _SteadySize?
    func placeSubviews(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyCacheBox)
    func explicitAlignment(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: AnyCacheBox
    ) -> CGFloat?
}

/// Invariant: between two updates, the cache that a box is given is one that it made or updated itself.
private struct LayoutBox<L: Layout>: AnyLayoutBox {
    let layout: L

    var base: any Layout { layout }
    var stackAxis: Axis? { layout._stackAxis }
    var placesEverySubview: Bool { layout._placesEverySubview }
    var hasInvalidSpacing: Bool { layout._hasInvalidSpacing }

    func isTransparent(to subviews: LayoutSubviews) -> Bool {
        layout._isTransparent(to: subviews)
    }

    func makeCache(_ subviews: LayoutSubviews) -> AnyCacheBox {
        CacheBox<L>(layout.makeCache(subviews: subviews))
    }

    func updated(_ cache: AnyCacheBox, _ subviews: LayoutSubviews, sizesOnly: Bool) -> AnyCacheBox {
        // The kind of layout changed, so the old cache means nothing to the new layout.
        guard let box = cache.box(for: L.self) else { return makeCache(subviews) }
        if sizesOnly {
            layout._updateCacheForSizes(&box.cache, subviews: subviews)
        } else {
            layout.updateCache(&box.cache, subviews: subviews)
        }
        return box
    }

    func spacing(_ subviews: LayoutSubviews, _ cache: AnyCacheBox) -> ViewSpacing {
        withCache(cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyCacheBox) -> CGSize {
        withCache(cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func steadySize(_ subviews: LayoutSubviews, _ cache: AnyCacheBox) -> _SteadySize? {
        withCache(cache, subviews) { layout._steadySize(of: subviews, cache: &$0) }
    }

    func placeSubviews(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyCacheBox
    ) {
        withCache(cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func explicitAlignment(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: AnyCacheBox
    ) -> CGFloat? {
        withCache(cache, subviews) {
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    private func withCache<Result>(
        _ cache: AnyCacheBox, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        guard let box = cache.box(for: L.self) else {
            // A custom layout that wraps this one kept a cache of another kind. It works, without the help of a cache.
            var fresh = layout.makeCache(subviews: subviews)
            return body(&fresh)
        }
        return body(&box.cache)
    }
}
