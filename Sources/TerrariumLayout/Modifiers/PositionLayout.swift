package import Foundation

/// Takes all the space that is proposed and puts the view's centre at a point of it.
package struct PositionLayout: UnaryLayout, Equatable {
    package let point: CGPoint
    package let diagnostics: LayoutDiagnostics

    package init(_ point: CGPoint) {
        self.point = point.finiteOrZero
        diagnostics = point.isFinite ? [] : .invalidPosition
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        if let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        return proposal.replacingUnspecifiedDimensions(by: child.element.sizeThatFits(proposal))
    }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> UnaryPlacement {
        let offered = ProposedViewSize(size)
        let content = child.element.sizeThatFits(offered)
        let origin = CGPoint(x: point.x - content.width / 2, y: point.y - content.height / 2)
        return UnaryPlacement(origin: origin.finiteOrZero, proposal: offered)
    }

    package var description: String {
        "position x=\(point.x.outlineText) y=\(point.y.outlineText)"
    }

    package func cause(on axis: Axis, proposal: ProposedViewSize, child: LayoutSubview) -> String {
        proposal[axis] == nil ? "as its content" : "the proposal"
    }

    package var signature: String {
        "position(x: \(point.x.codeText), y: \(point.y.codeText))"
    }
}
