package import Foundation

/// The answers of views without children.
package enum LeafSize {
    /// The length of a leaf that has no opinion, where nothing is proposed.
    package static let ideal: CGFloat = 10

    /// The shortest length of a Spacer that names none.
    package static let spacerMinimum: CGFloat = 8

    /// A colour, a shape or anything else that takes what it is offered.
    package static func flexible(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: ideal, height: ideal))
    }

    /// A circle: the largest square in what it is offered.
    package static func square(_ proposal: ProposedViewSize) -> CGSize {
        let size = flexible(proposal)
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    /// A Spacer: all that is offered along its stack's axis, nothing across it; outside a stack, both ways.
    ///
    /// A minimum that is negative, infinite or no number counts as zero.
    package static func spacer(_ proposal: ProposedViewSize, axis: Axis?, minimum: CGFloat?) -> CGSize {
        let shortest = max((minimum ?? spacerMinimum).finiteOrZero, 0)
        return CGSize(
            width: axis == .vertical ? 0 : max(proposal.width ?? shortest, shortest),
            height: axis == .horizontal ? 0 : max(proposal.height ?? shortest, shortest)
        )
    }

    /// A Divider: a line across the axis of its stack, lying down outside one.
    package static func divider(_ proposal: ProposedViewSize, axis: Axis?, thickness: CGFloat) -> CGSize {
        axis == .horizontal
            ? CGSize(width: thickness, height: proposal.height ?? ideal)
            : CGSize(width: proposal.width ?? ideal, height: thickness)
    }
}
