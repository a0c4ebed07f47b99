import Foundation
import TerrariumLayout

/// The last answers of one node, by proposal.
///
/// Eight proposals behave like an unlimited number; two or four grow exponentially with nesting. Most nodes that are asked
/// are asked once, so that the first answer lies with the node itself, where looking for it fetches nothing from elsewhere.
struct MeasurementCache: ~Copyable {
    struct Entry {
        private var width: CGFloat
        private var height: CGFloat
        let size: CGSize

        /// Lengths that are not proposed are kept as "not a number", which no proposed length is.
        init(_ proposal: ProposedViewSize, _ size: CGSize) {
            width = proposal.width ?? .nan
            height = proposal.height ?? .nan
            self.size = size
        }

        var proposal: ProposedViewSize {
            ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
        }

        @inline(__always)
        func answers(_ proposal: ProposedViewSize) -> Bool {
            (proposal.width.map { $0 == width } ?? width.isNaN)
                && (proposal.height.map { $0 == height } ?? height.isNaN)
        }
    }

    private static let capacity: UInt8 = 8
    private static let none = Entry(.unspecified, .zero)

    private var first = MeasurementCache.none
    /// The answers after the first one.
    private var others: UnsafeMutablePointer<Entry>?
    private var count: UInt8 = 0
    private var roomForOthers: UInt8 = 0

    deinit { others?.deallocate() }

    var isEmpty: Bool { count == 0 }

    @inline(__always)
    func size(for proposal: ProposedViewSize) -> CGSize? {
        if count == 0 { return nil }
        if first.answers(proposal) { return first.size }
        return count == 1 ? nil : otherSize(for: proposal)
    }

    private func otherSize(for proposal: ProposedViewSize) -> CGSize? {
        guard let others else { return nil }
        for index in 0..<Int(count) - 1 where others[index].answers(proposal) { return others[index].size }
        return nil
    }

    mutating func store(_ size: CGSize, for proposal: ProposedViewSize) {
        // What is no number is never asked for again, since it equals nothing.
        if proposal.width?.isNaN == true || proposal.height?.isNaN == true { return }
        let entry = Entry(proposal, size)
        if count == 0 {
            first = entry
            count = 1
            return
        }
        let others = otherEntries()
        if count == Self.capacity {
            // The oldest gives way, so that a node keeps no count of its own: few nodes are asked that often.
            first = others[0]
            others.update(from: others + 1, count: Int(count) - 2)
            count -= 1
        }
        others[Int(count) - 1] = entry
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
        if count == 0 { return false }
        if isDifferent(first) { return true }
        guard let others else { return false }
        for index in 0..<Int(count) - 1 where isDifferent(others[index]) { return true }
        return false
    }

    /// The entries after the first one, with room for one more, if there are not as many as may be.
    private mutating func otherEntries() -> UnsafeMutablePointer<Entry> {
        let inUse = Int(count) - 1
        if let others, inUse < roomForOthers { return others }
        let room = roomForOthers == 0 ? 2 : Self.capacity - 1
        if let others, room == roomForOthers { return others }
        let larger = UnsafeMutablePointer<Entry>.allocate(capacity: Int(room))
        if let others {
            larger.moveInitialize(from: others, count: inUse)
            others.deallocate()
        }
        others = larger
        roomForOthers = room
        return larger
    }
}
