import Foundation
import TerrariumLayout

/// Keeps the headers and footers of a lazy container's sections at the edge of what is visible while their section is.
final class SectionPinning {
    /// Which parts of sections are pinned.
    var views: PinnedScrollableViews = []

    private struct Pinned {
        let isHeader: Bool
        /// The places of the section.
        let section: Range<Int>
    }

    /// What is pinned, by its place.
    private var pinned: [Int: Pinned] = [:]

    /// Works out which views are pinned, after the places became others.
    func findSections(in stack: LazyContentNode) {
        pinned.removeAll()
        guard !views.isEmpty else { return }
        var start = 0
        var section: SectionNode?
        var run: (any LazyRun)?
        for (index, slot) in stack.slots.enumerated() {
            let next: SectionNode?
            switch slot {
            case .view(let view, _): next = stack.section(around: view)
            case .empty(let row): next = stack.section(around: row)
            case .pending(let own, _):
                // The rows of a run stand in one section.
                next = own === run ? section : stack.section(around: own)
                run = own
            }
            guard next !== section || index == 0 else { continue }
            if section != nil { note(start..<index, in: stack) }
            (start, section) = (index, next)
        }
        if section != nil { note(start..<stack.slots.count, in: stack) }
    }

    private func note(_ section: Range<Int>, in stack: LazyContentNode) {
        for (slot, part, kind) in [
            (section.lowerBound, SectionPart.header, PinnedScrollableViews.sectionHeaders),
            (section.upperBound - 1, SectionPart.footer, PinnedScrollableViews.sectionFooters),
        ] where views.contains(kind) {
            guard case .view(let view, _) = stack.slots[slot], view.trait(SectionPartKey.self) == part else { continue }
            pinned[slot] = Pinned(isHeader: part == .header, section: section)
        }
    }

    /// Where a view starts that would start at `start` without being pinned.
    func start(ofSlot slot: Int, at start: CGFloat, _ minor: CGFloat?, in stack: LazyContentNode) -> CGFloat {
        guard let pinned = pinned[slot], stack.enclosingScroll != nil, let view = stack.standingView(at: slot),
            let lengths = stack.tables.first(where: { $0.minor == minor })?.lengths
        else { return start }
        func edge(_ line: Int) -> CGFloat { lengths.start(of: line) + stack.extra(before: line) }
        let first = stack.line(ofSlot: pinned.section.lowerBound, minor)
        let last = stack.line(ofSlot: pinned.section.upperBound - 1, minor)
        let lower = edge(first) + stack.adjustment(ofLine: first)
        let upper = max(edge(last) + lengths.length(of: last), lower)
        let length = view.sizeThatFits(stack.offer(slot, minor))[stack.axis]
        let place = LazyStack.pinnedStart(
            isHeader: pinned.isHeader, length: length, section: lower...upper, visible: stack.sightBesideBars)
        if view.flags.contains(.isPinned) != (place != start) {
            view.flags.formSymmetricDifference(.isPinned)
            view.snapshotDidChange()
        }
        return place
    }
}
