/// The keys of one bucket and their cells.
///
/// A run is a few entries in front of an optional longer run, so that overriding one of hundreds of keys copies little.
/// Invariants: a run is never changed; the first entry for a key wins; `next` has no `next` of its own.
@usableFromInline
package final class ScopeRun: ManagedBuffer<ScopeRun.Header, ScopeRun.Entry> {
    @usableFromInline
    package struct Header {
        @usableFromInline let count: Int
        @usableFromInline let next: ScopeRun?
    }

    @usableFromInline
    package struct Entry {
        @usableFromInline let key: ObjectIdentifier
        @usableFromInline let cell: Unmanaged<AnyEnvironmentCell>
    }

    /// Up to this many entries are copied when one of them is replaced.
    private static let shortCount = 4

    static func single(_ cell: AnyEnvironmentCell, for key: ObjectIdentifier) -> ScopeRun {
        make(count: 1, next: nil) { $0.initialize(to: Entry(key: key, cell: .passRetained(cell))) }
    }

    @inlinable
    final func cell(for key: ObjectIdentifier) -> AnyEnvironmentCell? {
        withUnsafeMutablePointers { header, entries in
            for index in 0..<header.pointee.count where entries[index].key == key {
                return entries[index].cell.takeUnretainedValue()
            }
            return header.pointee.next?.cell(for: key)
        }
    }

    /// A run in which `cell` is the first one for `key`.
    func setting(_ cell: AnyEnvironmentCell, for key: ObjectIdentifier) -> ScopeRun {
        if header.count < ScopeRun.shortCount || (header.count == ScopeRun.shortCount && contains(key)) {
            return copying(cell, for: key)
        }
        guard header.next != nil else {
            return ScopeRun.make(count: 1, next: self) {
                $0.initialize(to: Entry(key: key, cell: .passRetained(cell)))
            }
        }
        return flattened().copying(cell, for: key)
    }

    func forEachCell(_ visit: (ObjectIdentifier, AnyEnvironmentCell) -> Void) {
        withUnsafeMutablePointers { header, entries in
            for index in 0..<header.pointee.count {
                entries[index].cell._withUnsafeGuaranteedRef { visit(entries[index].key, $0) }
            }
            header.pointee.next?.forEachCell { key, cell in
                if !contains(key) { visit(key, cell) }
            }
        }
    }

    private func contains(_ key: ObjectIdentifier) -> Bool {
        withUnsafeMutablePointers { header, entries in
            (0..<header.pointee.count).contains { entries[$0].key == key }
        }
    }

    /// The same entries with one replaced or added; the new one stands first, where the nearest readers find it at once.
    private func copying(_ cell: AnyEnvironmentCell, for key: ObjectIdentifier) -> ScopeRun {
        withUnsafeMutablePointers { header, entries in
            let kept = (0..<header.pointee.count).lazy.filter { entries[$0].key != key }
            return ScopeRun.make(count: kept.count + 1, next: header.pointee.next) { new in
                new.initialize(to: Entry(key: key, cell: .passRetained(cell)))
                for (position, index) in kept.enumerated() {
                    _ = entries[index].cell.retain()
                    (new + position + 1).initialize(to: entries[index])
                }
            }
        }
    }

    private func flattened() -> ScopeRun {
        var visible: ContiguousArray<Entry> = []
        forEachCell { key, cell in visible.append(Entry(key: key, cell: .passUnretained(cell))) }
        return ScopeRun.make(count: visible.count, next: nil) { new in
            for (index, entry) in visible.enumerated() {
                _ = entry.cell.retain()
                (new + index).initialize(to: entry)
            }
        }
    }

    private static func make(
        count: Int, next: ScopeRun?, fill: (UnsafeMutablePointer<Entry>) -> Void
    ) -> ScopeRun {
        let buffer = ScopeRun.create(minimumCapacity: count) { buffer in
            buffer.withUnsafeMutablePointerToElements(fill)
            return Header(count: count, next: next)
        }
        return unsafeDowncast(buffer, to: ScopeRun.self)
    }

    deinit {
        withUnsafeMutablePointers { header, entries in
            for index in 0..<header.pointee.count { entries[index].cell.release() }
        }
    }
}
