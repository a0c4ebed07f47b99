/// Which of several views is shown: the first that fits.
package enum FittingChoice {
    /// The index of the first view whose ideal length fits into the proposal on every axis that counts, or of the last.
    ///
    /// Nothing proposed fits everything. Nil only if there is no view.
    package static func index(
        in candidates: LayoutSubviews, axes: Axis.Set, proposal: ProposedViewSize
    ) -> Int? {
        guard let last = candidates.indices.last else { return nil }
        return candidates.indices.dropLast().first { fits(candidates[$0], axes: axes, proposal: proposal) } ?? last
    }

    /// Whether a view's ideal length fits into the proposal on every axis that counts.
    package static func fits(_ candidate: LayoutSubview, axes: Axis.Set, proposal: ProposedViewSize) -> Bool {
        let ideal = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height
        )
        let size = candidate.element.sizeThatFits(ideal)
        return Axis.allCases.allSatisfy { axis in
            guard axes.contains(axis), let length = proposal[axis] else { return true }
            return size[axis] <= length
        }
    }
}
