package import Foundation

/// A frame with a minimum, an ideal and a maximum length on each axis, all optional.
///
/// Where both a minimum and a maximum are given, the frame takes what is proposed within them and ignores its content.
/// A minimum alone keeps the frame between that length and the proposal, a maximum alone makes it as large as the
/// proposal or the content, up to that length. The ideal length answers an absent proposal.
package struct FlexibleFrame: UnaryLayout, Equatable {
    package let horizontal: FrameLimits
    package let vertical: FrameLimits
    package let alignment: Alignment

    package init(horizontal: FrameLimits, vertical: FrameLimits, alignment: Alignment = .center) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
    }

    package init(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) {
        self.init(
            horizontal: FrameLimits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
            vertical: FrameLimits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
            alignment: alignment
        )
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        let width = horizontal.lengthWithoutContent(proposal.width)
        let height = vertical.lengthWithoutContent(proposal.height)
        if let width, let height {
            return CGSize(width: width, height: height)
        }
        let offered = ProposedViewSize(
            width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
        let content = child.element.sizeThatFits(offered)
        return CGSize(
            width: width ?? horizontal.length(around: content.width, proposal: proposal.width),
            height: height ?? vertical.length(around: content.height, proposal: proposal.height)
        )
    }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> UnaryPlacement {
        let offered = ProposedViewSize(
            width: horizontal.placementOffer(proposal.width, length: size.width),
            height: vertical.placementOffer(proposal.height, length: size.height)
        )
        let origin = child.dimensions(in: offered).origin(aligning: alignment, in: size)
        return UnaryPlacement(origin: origin, proposal: offered)
    }

    package func spacing(of child: LayoutSubview) -> ViewSpacing {
        var edges: Edge.Set = []
        if !horizontal.isEmpty { edges.formUnion(.horizontal) }
        if !vertical.isEmpty { edges.formUnion(.vertical) }
        return child.spacing.covered(on: edges)
    }

    package var diagnostics: LayoutDiagnostics {
        horizontal.diagnostics.union(vertical.diagnostics)
    }
}

extension FlexibleFrame {
    private var lengths: [(String, CGFloat?)] {
        [
            ("minWidth", horizontal.minimum), ("idealWidth", horizontal.ideal), ("maxWidth", horizontal.maximum),
            ("minHeight", vertical.minimum), ("idealHeight", vertical.ideal), ("maxHeight", vertical.maximum),
        ]
    }

    package var description: String {
        frameText(lengths, alignment: alignment)
    }

    package func cause(on axis: Axis, proposal: ProposedViewSize, child: LayoutSubview) -> String {
        let offered = ProposedViewSize(
            width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
        return (axis == .horizontal ? horizontal : vertical).cause(
            proposal: proposal[axis], content: child.element.sizeThatFits(offered)[axis])
    }

    package var signature: String {
        frameSignature(lengths)
    }
}
