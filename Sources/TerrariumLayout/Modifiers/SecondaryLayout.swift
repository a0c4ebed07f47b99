import Foundation

/// The layout of an overlay or a background: it is offered the size of the view that it belongs to.
///
/// The primary view alone decides size, guides, distances and priority.
package enum SecondaryLayout {
    /// Where the secondary view goes, in the primary view's coordinates. Both views' guides count.
    ///
    /// - Parameter proposal: what the primary view was offered when it was placed.
    package static func placement(
        of secondary: LayoutSubview, on primary: LayoutSubview, primaryProposal proposal: ProposedViewSize,
        alignment: Alignment
    ) -> UnaryPlacement {
        let base = primary.dimensions(in: proposal)
        let offered = ProposedViewSize(base.size)
        let own = secondary.dimensions(in: offered)
        return UnaryPlacement(origin: own.origin(aligning: alignment, in: base), proposal: offered)
    }
}
