public import Foundation

/// The views that a stack arranges, by their places from zero.
///
/// The solver is generic over them, so that whoever owns a tree can have it compiled for its own kind of view and be asked
/// without counting references. ``LayoutSubviews`` is the form that public layouts see.
@usableFromInline
package protocol StackMembers {
    var count: Int { get }

    /// Whether a view is known to want nothing but the standard distances and priority zero.
    func isOrdinary(_ index: Int) -> Bool

    /// A view as layouts see it, for all that is asked seldom.
    func element(_ index: Int) -> any LayoutElement

    func spacing(_ index: Int) -> ViewSpacing
    func priority(_ index: Int) -> Double
    func sizeThatFits(_ index: Int, _ proposal: ProposedViewSize) -> CGSize
    func steadySize(_ index: Int) -> _SteadySize?
    func movesEdges(_ index: Int) -> Bool
    func place(_ index: Int, at origin: CGPoint, proposal: ProposedViewSize)
}

extension LayoutSubviews: StackMembers {
    @usableFromInline
    package func isOrdinary(_ index: Int) -> Bool { false }

    @usableFromInline
    package func element(_ index: Int) -> any LayoutElement {
        self[startIndex + index].element
    }

    @usableFromInline
    package func spacing(_ index: Int) -> ViewSpacing {
        element(index).layoutSpacing
    }

    @usableFromInline
    package func priority(_ index: Int) -> Double {
        element(index).layoutPriority
    }

    @usableFromInline
    package func sizeThatFits(_ index: Int, _ proposal: ProposedViewSize) -> CGSize {
        element(index).sizeThatFits(proposal)
    }

    @usableFromInline
    package func steadySize(_ index: Int) -> _SteadySize? {
        element(index).steadySize
    }

    @usableFromInline
    package func movesEdges(_ index: Int) -> Bool {
        element(index).movesEdges
    }

    @usableFromInline
    package func place(_ index: Int, at origin: CGPoint, proposal: ProposedViewSize) {
        element(index).place(at: origin, proposal: proposal)
    }
}
