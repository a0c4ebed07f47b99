import Foundation

/// What a stack keeps about its subviews, in arrays, so that a pass over them is a pass over memory.
public struct _StackCache {
    /// The subviews' priorities; empty if all are the same.
    var priorities: [Double] = []

    /// The distance in front of each subview but the first; empty if `uniformGap` is set.
    var gaps: [CGFloat] = []
    var uniformGap: CGFloat?
    var gapTotal: CGFloat = 0

    /// The order in which the subviews are measured: by priority, and within one priority by flexibility.
    ///
    /// Valid for `probedMinor` only. Each run of equal priority is a group.
    var order: [Int] = []
    var groups: [Range<Int>] = []

    /// The subviews' smallest and largest lengths across `probedMinor`.
    var minima: [CGFloat] = []
    var maxima: [CGFloat] = []
    var probedMinor: CGFloat??

    /// The arrangement that was computed last, and the proposal that it answers.
    var solvedProposal: ProposedViewSize?
    var size = CGSize.zero
    var offered: [CGFloat?] = []
    var lengths: [CGFloat] = []
    var minorLengths: [CGFloat] = []
    var minorOrigins: [CGFloat] = []

    /// Forgets everything that depends on the sizes of the subviews.
    mutating func forgetSizes() {
        probedMinor = nil
        solvedProposal = nil
    }

    /// The distance in front of a subview.
    func gap(before index: Int) -> CGFloat {
        index == 0 ? 0 : uniformGap ?? gaps[index]
    }
}
