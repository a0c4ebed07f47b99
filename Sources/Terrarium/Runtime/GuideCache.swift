import Foundation
import TerrariumLayout

/// What a node that asks others for its guides answered last, by guide and proposal.
///
/// To place a child by a guide, a frame asks for guides of the child that is again a frame; without memory the questions
/// double with every level.
struct GuideCache {
    struct Entry {
        let key: AlignmentKey
        let proposal: ProposedViewSize
        let value: CGFloat?
    }

    /// A container asks for two guides to place a child, with one proposal to measure and one to place.
    private static let capacity = 8
    private var entries: ContiguousArray<Entry> = []

    func entry(for key: AlignmentKey, at proposal: ProposedViewSize) -> Entry? {
        for entry in entries where entry.key == key && entry.proposal == proposal { return entry }
        return nil
    }

    mutating func store(_ value: CGFloat?, for key: AlignmentKey, at proposal: ProposedViewSize) {
        let entry = Entry(key: key, proposal: proposal, value: value)
        // Oldest first, so that a node keeps no count of its own: few nodes are asked that often.
        if entries.count == Self.capacity { entries.removeFirst() }
        entries.append(entry)
    }

    /// Forgets everything and returns what was known.
    mutating func removeAll() -> ContiguousArray<Entry> {
        defer { entries = [] }
        return entries
    }
}

extension LayoutNode {
    /// The answer for a guide, worked out once until something below changes.
    final func rememberedGuide(
        _ key: AlignmentKey, at proposal: ProposedViewSize, _ compute: () -> CGFloat?
    ) -> CGFloat? {
        if let known = guides.entry(for: key, at: proposal) { return known.value }
        guard runtime.hasStackLeft else { return nil }
        let value = compute()
        guides.store(value, for: key, at: proposal)
        return value
    }
}
