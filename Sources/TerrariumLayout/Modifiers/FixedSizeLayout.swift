package import Foundation

/// Gives a view its ideal length on some axes, whatever is proposed.
package struct FixedSizeLayout: UnaryLayout, Equatable {
    package let axes: Axis.Set

    package init(_ axes: Axis.Set = [.horizontal, .vertical]) {
        self.axes = axes
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        child.element.sizeThatFits(offer(proposal))
    }

    package func steadySize(of child: LayoutSubview) -> _SteadySize? {
        if axes == .both { return _SteadySize(child.element.sizeThatFits(.unspecified)) }
        guard var steady = child.element.steadySize else { return nil }
        if axes.contains(.horizontal) { steady.least.width = 0 }
        if axes.contains(.vertical) { steady.least.height = 0 }
        return steady
    }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> UnaryPlacement {
        UnaryPlacement(proposal: offer(proposal))
    }

    package var forwardsEnginePriority: Bool {
        true
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height
        )
    }

    /// `fixedSize`, or with its axis: `fixedSize horizontal`.
    package var description: String {
        axes == .both ? "fixedSize" : axes.isEmpty ? "fixedSize none" : "fixedSize \(onlyAxis)"
    }

    package func cause(on axis: Axis, proposal: ProposedViewSize, child: LayoutSubview) -> String {
        axes.contains(axis) ? "its content's ideal length" : "as its content"
    }

    package var signature: String {
        axes == .both
            ? "fixedSize()"
            : "fixedSize(horizontal: \(axes.contains(.horizontal)), vertical: \(axes.contains(.vertical)))"
    }

    private var onlyAxis: Axis {
        axes.contains(.horizontal) ? .horizontal : .vertical
    }
}
