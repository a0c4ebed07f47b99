package import Foundation

/// The outermost layout: offers the content the window's safe area and centres it there.
///
/// On an axis on which the window has no size of its own, it hugs the content.
package struct WindowLayout: UnaryLayout, Equatable {
    package let safeAreaInsets: EdgeInsets

    package init(safeAreaInsets: EdgeInsets = EdgeInsets()) {
        self.safeAreaInsets = safeAreaInsets
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        if let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        let content = child.element.sizeThatFits(proposal.inset(by: safeAreaInsets))
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(
                width: max(content.width + safeAreaInsets.total(.horizontal), 0),
                height: max(content.height + safeAreaInsets.total(.vertical), 0)))
    }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> UnaryPlacement {
        let offered = proposal.inset(by: safeAreaInsets)
        let content = child.element.sizeThatFits(offered)
        let space = CGSize(
            width: size.width - safeAreaInsets.total(.horizontal),
            height: size.height - safeAreaInsets.total(.vertical))
        let origin = CGPoint(
            x: safeAreaInsets.leading + (space.width - content.width) / 2,
            y: safeAreaInsets.top + (space.height - content.height) / 2
        )
        return UnaryPlacement(origin: origin.finiteOrZero, proposal: offered)
    }

    package var description: String {
        "window"
    }
}
