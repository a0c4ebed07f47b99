package import Foundation

/// The arithmetic of lazy stacks: views follow each other at their ideal lengths, and there is nothing to negotiate.
///
/// The stack takes the whole proposed length across its axis. Spacers have their shortest length.
package struct LazyStack: Equatable, Sendable {
    package let axis: Axis
    /// The guide at which the views line up across the axis.
    package let alignment: AlignmentKey
    /// The distance between views.
    package let gap: CGFloat
    /// Whether that distance was given, and not left to the views.
    package let isSpacingGiven: Bool

    package init(_ axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.alignment = alignment
        let given = spacing.flatMap { $0.isFinite ? $0 : nil }
        gap = given ?? ViewSpacing.standard
        isSpacingGiven = given != nil
    }

    /// What each view is offered.
    package func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(axis, nil, proposal[axis.crossing])
    }

    /// The stack's size, from the lengths of its views and the widest view that is known.
    package func size(_ proposal: ProposedViewSize, lengths: LazyLengths, widest: CGFloat) -> CGSize {
        CGSize(axis, lengths.total, proposal[axis.crossing] ?? widest)
    }

    /// Where a view lies that starts at an offset, in a stack that is so wide.
    package func placement(
        of child: LayoutSubview, at start: CGFloat, width: CGFloat, proposal: ProposedViewSize
    ) -> UnaryPlacement {
        let offered = offer(proposal)
        let space = ViewDimensions(size: CGSize(axis, 0, width))
        let minor = space[alignment] - child.dimensions(in: offered)[alignment]
        return UnaryPlacement(origin: CGPoint(axis, start, minor).finiteOrZero, proposal: offered)
    }

    /// Where a pinned header or footer starts: at the edge of what is visible, within its section.
    ///
    /// - Parameters:
    ///   - length: the header's or footer's own.
    ///   - section: where the section starts and ends, header and footer included.
    ///   - visible: the visible range.
    package static func pinnedStart(
        isHeader: Bool, length: CGFloat, section: ClosedRange<CGFloat>, visible: ClosedRange<CGFloat>
    ) -> CGFloat {
        let last = max(section.upperBound - length, section.lowerBound)
        return isHeader
            ? min(max(section.lowerBound, visible.lowerBound), last)
            : max(min(last, visible.upperBound - length), section.lowerBound)
    }
}
