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
    private var oldest = 0

    func size(for proposal: ProposedViewSize) -> CGSize? {
        for entry in entries where entry.proposal == proposal { return entry.size }
        return nil
    }

    mutating func store(_ size: CGSize, for proposal: ProposedViewSize) {
        let entry = Entry(proposal: proposal, size: size)
        if entries.count < Self.capacity {
            entries.append(entry)
        } else {
            entries[oldest] = entry
            oldest = (oldest + 1) % Self.capacity
        }
    }

    /// Forgets everything and returns what was known.
    mutating func removeAll() -> ContiguousArray<Entry> {
        oldest = 0
        defer { entries = [] }
        return entries
    }
}
