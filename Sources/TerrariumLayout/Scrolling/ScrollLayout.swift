package import Foundation

/// A window onto content that may be larger than it.
///
/// Along an axis that scrolls, it takes what is proposed and lets the content be as long as it likes. Across, it is as
/// wide as the content.
package struct ScrollLayout: UnaryLayout, Equatable {
    package let axes: Axis.Set
    /// How far the content is scrolled.
    package let offset: CGPoint
    /// Space around the content that scrolls with it: margins, and the safe area that the window covers.
    package let insets: EdgeInsets

    package init(_ axes: Axis.Set = .vertical, offset: CGPoint = .zero, insets: EdgeInsets = EdgeInsets()) {
        self.axes = axes
        self.offset = offset.finiteOrZero
        self.insets = insets
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        let content = extent(of: child.element.sizeThatFits(offer(proposal)))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height
        )
    }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> UnaryPlacement {
        UnaryPlacement(
            origin: CGPoint(x: insets.leading - offset.x, y: insets.top - offset.y),
            proposal: offer(ProposedViewSize(size)))
    }

    package func spacing(of child: LayoutSubview) -> ViewSpacing {
        ViewSpacing()
    }

    /// Guides do not leave the window: they would move with every scroll.
    package func explicitAlignment(
        _ key: AlignmentKey, child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        nil
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let inner = proposal.inset(by: insets)
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : inner.width,
            height: axes.contains(.vertical) ? nil : inner.height
        )
    }

    private func extent(of content: CGSize) -> CGSize {
        CGSize(
            width: max(content.width + insets.total(.horizontal), 0),
            height: max(content.height + insets.total(.vertical), 0)
        )
    }

    package var description: String {
        axes == .both
            ? "scroll both" : axes.isEmpty ? "scroll none" : axes == .vertical ? "scroll" : "scroll horizontal"
    }
}

extension ScrollLayout {
    /// The farthest that content of a size can be scrolled in a window.
    package func maximumOffset(content: CGSize, window: CGSize) -> CGPoint {
        let extent = extent(of: content)
        return CGPoint(
            x: axes.contains(.horizontal) ? max(extent.width - window.width, 0).finiteOrZero : 0,
            y: axes.contains(.vertical) ? max(extent.height - window.height, 0).finiteOrZero : 0
        )
    }

    /// The nearest offset to which the content can be scrolled.
    package func clamp(_ offset: CGPoint, content: CGSize, window: CGSize) -> CGPoint {
        let limit = maximumOffset(content: content, window: window)
        return CGPoint(
            x: min(max(offset.x.finiteOrZero, 0), limit.x), y: min(max(offset.y.finiteOrZero, 0), limit.y))
    }

    /// The offset that shows a part of the content.
    ///
    /// - Parameters:
    ///   - target: the part, in the content's coordinates.
    ///   - anchor: the point of the part and of the window that meet; nil scrolls as little as possible.
    package func offset(
        revealing target: CGRect, anchor: UnitPoint?, content: CGSize, window: CGSize
    ) -> CGPoint {
        let part = CGRect(
            x: target.minX + insets.leading, y: target.minY + insets.top, width: target.width, height: target.height)
        var wanted = offset
        if let anchor {
            wanted.x = part.minX + anchor.x * (part.width - window.width)
            wanted.y = part.minY + anchor.y * (part.height - window.height)
        } else {
            wanted.x = Self.nearest(offset.x, showing: part.minX, part.maxX, in: window.width)
            wanted.y = Self.nearest(offset.y, showing: part.minY, part.maxY, in: window.height)
        }
        return clamp(wanted, content: content, window: window)
    }

    private static func nearest(
        _ offset: CGFloat, showing start: CGFloat, _ end: CGFloat, in length: CGFloat
    ) -> CGFloat {
        if end - start > length || start < offset {
            // What does not fit shows its beginning.
            return start < offset || end > offset + length ? start : offset
        }
        return end > offset + length ? end - length : offset
    }
}
