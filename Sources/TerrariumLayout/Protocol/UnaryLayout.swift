public import Foundation

/// A layout of exactly one child: a frame, padding, an offset.
@usableFromInline
package protocol UnaryLayout: Sendable {
    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize

    /// Where the child goes and what it is offered, once the size for a proposal is known.
    func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> UnaryPlacement

    /// The distances that the view wants to its neighbours; by default the child's.
    func spacing(of child: LayoutSubview) -> ViewSpacing

    /// The size that the view answers to every proposal that offers enough; by default none.
    func steadySize(of child: LayoutSubview) -> _SteadySize?

    /// Whether the view may set an edge or a centre as a guide; by default if the child does.
    func movesEdges(of child: LayoutSubview) -> Bool

    /// Whether the view keeps its child's own priority in a stack, as a fixed size does. By default it is 0.
    var forwardsEnginePriority: Bool { get }

    /// Where the view sets a guide, in its own coordinates; by default where the child sets it.
    func explicitAlignment(
        _ key: AlignmentKey, child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat?

    /// What is wrong with the layout's own numbers.
    var diagnostics: LayoutDiagnostics { get }

    /// The layout in the outline's words: `padding 16`.
    var description: String { get }

    /// The layout as it is written in code, for texts that explain a size: `frame(maxWidth: .infinity)`.
    var signature: String { get }

    /// What decided the view's length on an axis, in a few words: "the proposal", "its minimum".
    func cause(on axis: Axis, proposal: ProposedViewSize, child: LayoutSubview) -> String
}

/// Where the child of a unary layout goes and what it is offered.
@usableFromInline
package struct UnaryPlacement: Equatable, Sendable {
    /// The child's top leading corner, in the coordinates of the view around it.
    @usableFromInline package var origin: CGPoint
    @usableFromInline package var proposal: ProposedViewSize

    @inlinable
    package init(origin: CGPoint = .zero, proposal: ProposedViewSize) {
        self.origin = origin
        self.proposal = proposal
    }
}

extension UnaryLayout {
    @usableFromInline
    package func spacing(of child: LayoutSubview) -> ViewSpacing {
        child.spacing
    }

    @usableFromInline
    package func steadySize(of child: LayoutSubview) -> _SteadySize? {
        nil
    }

    @usableFromInline
    package func movesEdges(of child: LayoutSubview) -> Bool {
        child.element.movesEdges
    }

    @usableFromInline
    package var forwardsEnginePriority: Bool {
        false
    }

    @usableFromInline
    package func explicitAlignment(
        _ key: AlignmentKey, child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        childAlignment(key, child: child, in: size, proposal: proposal)
    }

    /// Where the child sets a guide, in the coordinates of the view around it.
    func childAlignment(
        _ key: AlignmentKey, child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        // To know where the child lies may mean to ask for its guides again, so this comes first.
        guard key.combination != .never || child.element.movesEdges else { return nil }
        let placement = placement(of: child, in: size, proposal: proposal)
        return child.element.explicitAlignment(key, at: placement.proposal).map { $0 + placement.origin[key.axis] }
    }

    @usableFromInline
    package var diagnostics: LayoutDiagnostics {
        []
    }

    @usableFromInline
    package var signature: String {
        description
    }
}
