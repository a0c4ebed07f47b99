package import Foundation

/// Moves a view without telling its surroundings: size, guides and distances stay.
package struct OffsetLayout: UnaryLayout, Equatable {
    package let offset: CGSize
    package let diagnostics: LayoutDiagnostics

    package init(_ offset: CGSize) {
        self.offset = CGSize(width: offset.width.finiteOrZero, height: offset.height.finiteOrZero)
        diagnostics = self.offset == offset ? [] : .invalidPosition
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        child.element.sizeThatFits(proposal)
    }

    package func steadySize(of child: LayoutSubview) -> _SteadySize? {
        child.element.steadySize
    }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> UnaryPlacement {
        UnaryPlacement(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
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
        "offset x=\(offset.width.outlineText) y=\(offset.height.outlineText)"
    }

    package var signature: String {
        "offset(x: \(offset.width.codeText), y: \(offset.height.codeText))"
    }
}
