package import Foundation

/// Takes what is proposed and lets its views overlap at the top leading corner, each offered all of it.
package struct GeometryReaderLayout: Layout, Equatable {
    package init() {}

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        LeafSize.flexible(proposal)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.element.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }

    /// Guides of the content do not leave the reader.
    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        nil
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        nil
    }

    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        ViewSpacing()
    }

    public var _placesEverySubview: Bool {
        true
    }
}
