/// The many keys of one bucket, found by further bits of their hash.
///
/// Invariants: an index is never changed once made; at most half of its slots are filled, so that every probe ends.
@usableFromInline
package final class ScopeIndex: ManagedBuffer<Int, ScopeRun.Entry?> {
    /// Takes over another index and adds entries that hide what it has for the same keys.
    static func make(
        _ other: Unmanaged<ScopeIndex>?, adding entries: UnsafeBufferPointer<ScopeRun.Entry>
    ) -> ScopeIndex {
        let other = other?.takeUnretainedValue()
        var count = entries.count
        other?.forEachEntry { _ in count += 1 }
        var capacity = 8
        while capacity < count * 2 { capacity *= 2 }
        let buffer = ScopeIndex.create(minimumCapacity: capacity) { buffer in
            buffer.withUnsafeMutablePointerToElements { $0.initialize(repeating: nil, count: capacity) }
            return capacity
        }
        let index = unsafeDowncast(buffer, to: ScopeIndex.self)
        for entry in entries { index.add(entry) }
        other?.forEachEntry(index.add)
        return index
    }

    @inlinable
    @inline(__always)
    final func cell(for key: ObjectIdentifier) -> Unmanaged<AnyEnvironmentCell>? {
        withUnsafeMutablePointers { capacity, slots in
            var position = ScopeIndex.hash(key) & (capacity.pointee - 1)
            while let entry = slots[position] {
                if entry.key == key { return entry.cell }
                position = (position + 1) & (capacity.pointee - 1)
            }
            return nil
        }
    }

    func forEachEntry(_ visit: (ScopeRun.Entry) -> Void) {
        withUnsafeMutablePointers { capacity, slots in
            for case let entry? in UnsafeBufferPointer(start: slots, count: capacity.pointee) { visit(entry) }
        }
    }

    /// Adds an entry, unless there is one for its key.
    private func add(_ entry: ScopeRun.Entry) {
        withUnsafeMutablePointers { capacity, slots in
            var position = ScopeIndex.hash(entry.key) & (capacity.pointee - 1)
            while let present = slots[position] {
                if present.key == entry.key { return }
                position = (position + 1) & (capacity.pointee - 1)
            }
            _ = entry.cell.retain()
            slots[position] = entry
        }
    }

    // The table took the first four bits of the hash; these are others.
    @inlinable
    @inline(__always)
    static func hash(_ key: ObjectIdentifier) -> Int {
        Int(truncatingIfNeeded: (UInt64(UInt(bitPattern: key)) &* ScopeTable.hashFactor) >> 40)
    }

    deinit {
        forEachEntry { $0.cell.release() }
    }
}
