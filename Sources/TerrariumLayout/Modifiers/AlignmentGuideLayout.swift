package import Foundation

/// Moves one alignment guide of a view. Guides that nobody aligns by have no effect.
///
/// Not checked for sendability: the closure comes from a view's body and is called on the main actor only.
package struct AlignmentGuideLayout: UnaryLayout, @unchecked Sendable {
    package let key: AlignmentKey
    package let computeValue: (ViewDimensions) -> CGFloat

    package init(_ key: AlignmentKey, computeValue: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.computeValue = computeValue
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        child.element.sizeThatFits(proposal)
    }

    package func steadySize(of child: LayoutSubview) -> _SteadySize? {
        child.element.steadySize
    }

    package func movesEdges(of child: LayoutSubview) -> Bool {
        key.combination == .never || child.element.movesEdges
    }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> UnaryPlacement {
        UnaryPlacement(proposal: proposal)
    }

    package var forwardsEnginePriority: Bool {
        true
    }

    package func explicitAlignment(
        _ key: AlignmentKey, child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key == self.key else {
            return child.element.explicitAlignment(key, at: proposal)
        }
        let value = computeValue(child.dimensions(in: proposal))
        guard value.isFinite else {
            child.element.report(.invalidGuide)
            return 0
        }
        return value
    }

    package var description: String {
        "alignmentGuide \(key.name)"
    }

    package var signature: String {
        "alignmentGuide(.\(key.name))"
    }
}
