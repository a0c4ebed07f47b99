/// Which of several views is shown: the first that fits.
package enum FittingChoice {
    /// The index of the first view whose ideal length fits into the proposal on every axis that counts, or of the last.
    ///
    /// Nothing proposed fits everything. Nil only if there is no view.
    package static func index(
        in candidates: LayoutSubviews, axes: Axis.Set, proposal: ProposedViewSize
    ) -> Int? {
        guard let last = candidates.indices.last else { return nil }
        let ideal = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height
        )
        return candidates.indices.dropLast().first { index in
            let size = candidates[index].element.sizeThatFits(ideal)
            return Axis.allCases.allSatisfy { axis in
                guard axes.contains(axis), let length = proposal[axis] else { return true }
                return size[axis] <= length
            }
        } ?? last
    }
}
