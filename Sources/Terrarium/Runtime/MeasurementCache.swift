import Foundation
import TerrariumLayout

/// The last answers of one node, by proposal.
///
/// Eight proposals behave like an unlimited number; two or four grow exponentially with nesting. Most nodes are asked once
/// or never, and there are many of them, so that the answers lie in plain memory that belongs to the node alone.
struct MeasurementCache: ~Copyable {
    struct Entry {
        let proposal: ProposedViewSize
        let size: CGSize
    }

    private static let greatestCapacity: UInt8 = 8
    private var entries: UnsafeMutablePointer<Entry>?
    private var count: UInt8 = 0
    private var capacity: UInt8 = 0

    deinit { entries?.deallocate() }

    var isEmpty: Bool { count == 0 }

    @inline(__always)
    func size(for proposal: ProposedViewSize) -> CGSize? {
        guard let entries else { return nil }
        for index in 0..<Int(count) where entries[index].proposal == proposal { return entries[index].size }
        return nil
    }

    mutating func store(_ size: CGSize, for proposal: ProposedViewSize) {
        let entries = room()
        entries[Int(count)] = Entry(proposal: proposal, size: size)
        count += 1
    }

    /// Forgets everything and returns what was known.
    mutating func takeAll() -> MeasurementCache {
        var old = MeasurementCache()
        swap(&old, &self)
        return old
    }

    /// Whether an answer is not what it was.
    func contains(where isDifferent: (Entry) -> Bool) -> Bool {
        guard let entries else { return false }
        for index in 0..<Int(count) where isDifferent(entries[index]) { return true }
        return false
    }

    /// The entries, with room for one more. The oldest gives way, so that a node keeps no count of its own: few nodes are
    /// asked that often.
    private mutating func room() -> UnsafeMutablePointer<Entry> {
        if let entries, count < capacity { return entries }
        if let entries, count == Self.greatestCapacity {
            entries.update(from: entries + 1, count: Int(count) - 1)
            count -= 1
            return entries
        }
        capacity = capacity == 0 ? 1 : min(capacity * 4, Self.greatestCapacity)
        let larger = UnsafeMutablePointer<Entry>.allocate(capacity: Int(capacity))
        if let entries {
            larger.moveInitialize(from: entries, count: Int(count))
            entries.deallocate()
        }
        entries = larger
        return larger
    }
}
