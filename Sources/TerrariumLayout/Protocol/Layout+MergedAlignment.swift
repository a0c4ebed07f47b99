import Foundation

extension Layout {
    /// Places the subviews on trial and merges what they say about a guide.
    ///
    /// Invariant: no subview is really placed, so that asking for a guide changes nothing.
    func mergedAlignment(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        guard key.combination != .never, !subviews.isEmpty else { return nil }
        let trials = subviews.map { TrialElement($0.element) }
        let trialSubviews = LayoutSubviews(
            trials.map { LayoutSubview($0) }, layoutDirection: subviews.layoutDirection, isStatic: subviews.isStatic)
        placeSubviews(in: bounds, proposal: proposal, subviews: trialSubviews, cache: &cache)
        var combiner = AlignmentKey.Combiner(key)
        for trial in trials {
            if !trial.isPlaced {
                LayoutSubview(trial).placeInCenter(of: bounds, proposal: proposal)
            }
            if let value = trial.explicitAlignment(key, at: trial.proposal) {
                combiner.add(value + trial.origin[key.axis] - bounds.origin[key.axis])
            }
        }
        return combiner.result
    }
}

extension LayoutSubview {
    /// What happens to a subview that its layout forgot.
    func placeInCenter(of bounds: CGRect, proposal: ProposedViewSize) {
        place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
}

/// Stands in for an element, answers like it, and keeps its placement to itself.
private final class TrialElement: LayoutElement {
    private let element: any LayoutElement
    var origin = CGPoint.zero
    var proposal = ProposedViewSize.unspecified
    var isPlaced = false

    init(_ element: any LayoutElement) {
        self.element = element
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        element.sizeThatFits(proposal)
    }

    func place(at origin: CGPoint, proposal: ProposedViewSize) {
        self.origin = origin
        self.proposal = proposal
        isPlaced = true
    }

    func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        element.explicitAlignment(key, at: proposal)
    }

    var layoutSpacing: ViewSpacing { element.layoutSpacing }
    var layoutPriority: Double { element.layoutPriority }

    func layoutTrait<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        element.layoutTrait(key)
    }

    func setStackAxis(_ axis: Axis?) {}
}
