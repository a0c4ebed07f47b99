package import Foundation

/// Lets a view reach into the safe area without its surroundings noticing.
///
/// The owner works out how far the view reaches, from the safe area and the view's frame in the window, and makes a new
/// layout when that changes. The view's size is its content's; only the placement is larger.
package struct IgnoresSafeAreaLayout: UnaryLayout, Equatable {
    /// How much farther the content reaches on each edge.
    package let outsets: EdgeInsets

    package init(outsets: EdgeInsets = EdgeInsets()) {
        self.outsets = outsets
    }

    /// Works out how far a view reaches whose frame in the window is known.
    package init(
        _ edges: Edge.Set, in safeArea: SafeArea, frame: CGRect, layoutDirection: LayoutDirection = .leftToRight
    ) {
        outsets = safeArea.insets(of: frame, layoutDirection: layoutDirection).only(edges)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        child.element.sizeThatFits(proposal)
    }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> UnaryPlacement {
        UnaryPlacement(
            origin: CGPoint(x: -outsets.leading, y: -outsets.top),
            proposal: ProposedViewSize(
                width: proposal.width.map { $0 + outsets.total(.horizontal) },
                height: proposal.height.map { $0 + outsets.total(.vertical) }
            )
        )
    }

    package var forwardsEnginePriority: Bool {
        true
    }

    package func explicitAlignment(
        _ key: AlignmentKey, child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        child.element.explicitAlignment(key, at: proposal)
    }

    package var description: String {
        "ignoresSafeArea"
    }
}
