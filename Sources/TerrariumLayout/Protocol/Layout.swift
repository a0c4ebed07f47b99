public import Foundation

/// A type that arranges views: it measures them for a proposal and places them within bounds.
///
/// Two methods suffice, `sizeThatFits` and `placeSubviews`. Coordinates run from left to right whatever the reading
/// direction; placements are mirrored afterwards. A subview that is not placed lies in the centre.
@preconcurrency
public protocol Layout: Sendable {
    /// What the layout computes once and keeps while its subviews stay the same.
    associatedtype Cache = Void

    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }

    func makeCache(subviews: Subviews) -> Cache

    /// Brings the cache up to date after the layout, its subviews or their preferences changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// How far the container wants to be from its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The container's size when it is offered a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places every subview within the bounds.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Where the container sets a guide, relative to the bounds' origin; nil if it sets none.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Brings the cache up to date after only the sizes of subviews changed, not their number or preferences.
    func _updateCacheForSizes(_ cache: inout Cache, subviews: Subviews)

    /// The axis that the subviews' Spacers follow, for layouts that know it only at run time.
    var _stackAxis: Axis? { get }

    /// Whether `placeSubviews` never forgets a subview, so that nobody has to look for forgotten ones.
    var _placesEverySubview: Bool { get }

    /// Whether a distance that the layout was given is infinite or no number, so that the default ones apply.
    var _hasInvalidSpacing: Bool { get }

    /// The container's size for every proposal that offers enough; nil if it depends on the proposal.
    func _steadySize(of subviews: Subviews, cache: inout Cache) -> _SteadySize?

    /// Whether the container is nothing but its one subview: the same size, guides, distances and priority.
    func _isTransparent(to subviews: Subviews) -> Bool
}

extension Layout {
    public static var layoutProperties: LayoutProperties {
        LayoutProperties()
    }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The union of the subviews' preferences; no distance at all if there are no subviews.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return .zero }
        return subviews.dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
    }

    /// The subviews' explicit guides, merged.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// The subviews' explicit guides, merged.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func _updateCacheForSizes(_ cache: inout Cache, subviews: Subviews) {
        updateCache(&cache, subviews: subviews)
    }

    public var _stackAxis: Axis? {
        Self.layoutProperties.stackOrientation
    }

    public var _placesEverySubview: Bool {
        false
    }

    public var _hasInvalidSpacing: Bool {
        false
    }

    public func _steadySize(of subviews: Subviews, cache: inout Cache) -> _SteadySize? {
        nil
    }

    public func _isTransparent(to subviews: Subviews) -> Bool {
        false
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}
