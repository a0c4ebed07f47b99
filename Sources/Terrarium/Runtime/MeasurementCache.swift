import Foundation
import TerrariumLayout

/// The last answers of one node, by proposal.
///
/// Eight proposals behave like an unlimited number; two or four grow exponentially with nesting.
struct MeasurementCache {
    struct Entry {
        let proposal: ProposedViewSize
        let size: CGSize
    }

    private static let capacity = 8
    private var entries: ContiguousArray<Entry> = []

    func size(for proposal: ProposedViewSize) -> CGSize? {
        for entry in entries where entry.proposal == proposal { return entry.size }
        return nil
    }

    mutating func store(_ size: CGSize, for proposal: ProposedViewSize) {
        let entry = Entry(proposal: proposal, size: size)
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
