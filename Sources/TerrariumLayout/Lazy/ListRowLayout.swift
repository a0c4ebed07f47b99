package import Foundation

/// A row of a list: its content within insets, at least so high.
///
/// The content is offered the row's width and no height, and lies at the leading edge, halfway up.
package struct ListRowLayout: UnaryLayout, Equatable {
    package let insets: EdgeInsets
    package let minimumHeight: CGFloat

    package init(insets: EdgeInsets, minimumHeight: CGFloat) {
        self.insets = insets
        self.minimumHeight = max(minimumHeight.finiteOrZero, 0)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        let content = child.element.sizeThatFits(offer(proposal))
        return CGSize(
            width: proposal.width ?? max(content.width + insets.total(.horizontal), 0),
            height: max(content.height + insets.total(.vertical), minimumHeight)
        )
    }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> UnaryPlacement {
        let offered = offer(ProposedViewSize(size))
        let space = CGSize(
            width: size.width - insets.total(.horizontal), height: size.height - insets.total(.vertical))
        var origin = child.dimensions(in: offered).origin(aligning: .leading, in: space)
        origin.x += insets.leading
        origin.y += insets.top
        return UnaryPlacement(origin: origin, proposal: offered)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.inset(by: insets).width, height: nil)
    }

    package var description: String {
        "row"
    }
}
