public import Foundation

/// What a layout sees of a view: it is measured, placed and asked for guides.
///
/// Invariant: elements outlive the pass that uses them; layouts hold them without counting references.
@usableFromInline
package protocol LayoutElement: AnyObject {
    /// The element's size for a proposal. Elements keep their answers, so that asking again costs little.
    ///
    /// No axis of the answer is negative or "not a number".
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Puts the element's top leading corner at a point of its container, whose own top leading corner is zero.
    func place(at origin: CGPoint, proposal: ProposedViewSize)

    /// Where the element sets a guide, in its own coordinates; nil if it leaves the guide where it is by default.
    func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat?

    /// The size that the element answers to every proposal that offers enough; nil where there is none.
    var steadySize: _SteadySize? { get }

    /// Whether the element may set an edge or a centre as a guide. Where it does not, nobody needs to ask.
    var movesEdges: Bool { get }

    /// Whether this layout pass has measured so often that stacks must stop trying proposals out. Noted where it is so.
    func mustStopTryingOut() -> Bool

    var layoutSpacing: ViewSpacing { get }

    /// The priority that a modifier set, or else the element's own: 0, for a Spacer and an empty container -∞.
    var layoutPriority: Double { get }

    func layoutTrait<K: LayoutValueKey>(_ key: K.Type) -> K.Value

    /// Tells the element the axis of the stack that holds it, before it is measured there.
    func setStackAxis(_ axis: Axis?)

    /// Whether `place` was called since this was last set to false.
    var isPlaced: Bool { get set }

    /// Receives what was wrong with a value that a layout gave for this element.
    func report(_ diagnostics: LayoutDiagnostics)
}

extension LayoutElement {
    /// Where the element sets a guide, without asking for edges that it does not move.
    func guide(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        key.combination == .never && !movesEdges ? nil : explicitAlignment(key, at: proposal)
    }

    package var steadySize: _SteadySize? { nil }
    package var movesEdges: Bool { true }
    package func mustStopTryingOut() -> Bool { false }
    package func report(_ diagnostics: LayoutDiagnostics) {}
}
