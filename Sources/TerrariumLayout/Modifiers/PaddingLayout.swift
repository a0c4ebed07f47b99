public import Foundation

/// Space around a view: the view is offered what the insets leave.
///
/// Negative insets let the content reach beyond the frame. An infinite or undefined inset counts as zero.
@usableFromInline
package struct PaddingLayout: UnaryLayout, Equatable {
    /// The inset on every edge where none is named.
    package static let standard: CGFloat = 16

    @usableFromInline package let insets: EdgeInsets
    @usableFromInline package let diagnostics: LayoutDiagnostics

    package init(_ insets: EdgeInsets) {
        self.insets = EdgeInsets(
            top: insets.top.finiteOrZero, leading: insets.leading.finiteOrZero,
            bottom: insets.bottom.finiteOrZero, trailing: insets.trailing.finiteOrZero
        )
        diagnostics = self.insets == insets ? [] : .invalidPadding
    }

    /// The same inset on some edges; nil is the standard inset.
    package init(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) {
        self.init(EdgeInsets(length ?? Self.standard, edges: edges))
    }

    @inlinable
    package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        let content = child.element.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: max(content.width + insets.total(.horizontal), 0),
            height: max(content.height + insets.total(.vertical), 0)
        )
    }

    @inlinable
    package func steadySize(of child: LayoutSubview) -> _SteadySize? {
        child.element.steadySize?.padded(by: insets)
    }

    @inlinable
    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> UnaryPlacement {
        UnaryPlacement(
            origin: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
    }

    @usableFromInline
    package func spacing(of child: LayoutSubview) -> ViewSpacing {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.formUnion(.top) }
        if insets.leading != 0 { edges.formUnion(.leading) }
        if insets.bottom != 0 { edges.formUnion(.bottom) }
        if insets.trailing != 0 { edges.formUnion(.trailing) }
        return child.spacing.covered(on: edges)
    }
}

extension PaddingLayout {
    /// `padding 16`, or the edges that are not zero: `padding top=8 leading=4`.
    @usableFromInline
    package var description: String {
        if insets.leading == insets.top, insets.bottom == insets.top, insets.trailing == insets.top {
            return "padding " + insets.top.outlineText
        }
        let words = Edge.allCases.filter { insets[$0] != 0 }.map { "\($0)=\(insets[$0].outlineText)" }
        return (["padding"] + words).joined(separator: " ")
    }

    @usableFromInline
    package func cause(on axis: Axis, proposal: ProposedViewSize, child: LayoutSubview) -> String {
        "its content and \(insets.total(axis).outlineText)"
    }

    @usableFromInline
    package var signature: String {
        let lengths = Edge.allCases.map { insets[$0] }
        if lengths.allSatisfy({ $0 == insets.top }) {
            return "padding(\(insets.top.codeText))"
        }
        let words = Edge.allCases.filter { insets[$0] != 0 }.map { "\($0): \(insets[$0].codeText)" }
        return "padding(\(words.joined(separator: ", ")))"
    }
}
