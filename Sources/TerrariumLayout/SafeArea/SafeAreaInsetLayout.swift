package import Foundation

/// Puts a bar at an edge of a view, in space that it takes from the view.
package struct SafeAreaInsetLayout: Equatable, Sendable {
    package let edge: Edge
    /// The distance between the view and the bar; nil leaves it to them.
    package let spacing: CGFloat?
    /// The guide along the edge at which the view and the bar line up.
    package let alignment: AlignmentKey

    package init(_ edge: Edge, spacing: CGFloat?, alignment: AlignmentKey) {
        self.edge = edge
        self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
        self.alignment = alignment
    }

    /// How a view and its bar are arranged for a proposal.
    package struct Arrangement: Equatable, Sendable {
        package let size: CGSize
        package let primary: UnaryPlacement
        package let bar: UnaryPlacement
        /// What the bar and the distance to it add to the view's safe area.
        package let insets: EdgeInsets
    }

    /// The bar is measured first, with what is left when the view has its least length; the view gets the rest. Across,
    /// both count: the view lies in the middle, and the bar lines up with it.
    package func arrange(
        primary: LayoutSubview, bar: LayoutSubview, proposal: ProposedViewSize
    ) -> Arrangement {
        let axis = edge.axis
        let isFirst = edge == .top || edge == .leading
        let (before, after) = isFirst ? (bar.spacing, primary.spacing) : (primary.spacing, bar.spacing)
        let gap = spacing ?? before.distance(to: after, along: axis)

        var barOffer = proposal
        var primaryOffer = proposal
        if let length = proposal[axis] {
            let least = primary.element.sizeThatFits(ProposedViewSize(axis, 0, proposal[axis.crossing]))[axis]
            // Infinity less infinity is no number: the bar may then have all it wants.
            let rest = max(length - gap, 0) - least
            barOffer[axis] = rest.isNaN ? .infinity : max(rest, 0)
        }
        let barLength = bar.element.sizeThatFits(barOffer)[axis]
        if let length = proposal[axis] {
            let rest = length - barLength - gap
            primaryOffer[axis] = rest.isNaN ? .infinity : max(rest, 0)
        }

        let primaryView = primary.dimensions(in: primaryOffer)
        let barView = bar.dimensions(in: barOffer)
        let breadth = max(primaryView.size[axis.crossing], barView.size[axis.crossing])
        let primaryCrossing = ((breadth - primaryView.size[axis.crossing]) / 2).finiteOrZero
        let barCrossing = primaryCrossing + (primaryView[alignment] - barView[alignment]).finiteOrZero
        let barStart = isFirst ? 0 : primaryView.size[axis] + gap
        let size = CGSize(axis, max(barLength + gap + primaryView.size[axis], 0), breadth)
        var insets = EdgeInsets()
        insets[edge] = barLength + gap
        return Arrangement(
            size: size,
            primary: UnaryPlacement(
                origin: CGPoint(axis, isFirst ? barLength + gap : 0, primaryCrossing).finiteOrZero,
                proposal: primaryOffer),
            bar: UnaryPlacement(origin: CGPoint(axis, barStart, barCrossing).finiteOrZero, proposal: barOffer),
            insets: insets
        )
    }

    package var description: String {
        "safeAreaInset edge=\(edge)"
    }
}
