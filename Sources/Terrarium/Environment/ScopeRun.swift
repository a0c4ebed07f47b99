/// The keys of one bucket and their cells: a few entries, and behind them an index of the others where there are many.
///
/// Overriding one of hundreds of keys therefore copies a few entries only.
/// Invariants: a run is never changed; it has at most eight entries, each for another key; an entry hides the one that
/// `others` may have for the same key.
@usableFromInline
package final class ScopeRun: ManagedBuffer<ScopeRun.Header, ScopeRun.Entry> {
    @usableFromInline
    package struct Header {
        @usableFromInline let count: Int
        @usableFromInline let others: ScopeIndex?
    }

    @usableFromInline
    package struct Entry {
        @usableFromInline let key: ObjectIdentifier
        @usableFromInline let cell: Unmanaged<AnyEnvironmentCell>
    }

    static func single(_ cell: AnyEnvironmentCell, for key: ObjectIdentifier) -> ScopeRun {
        make(count: 1, others: nil) { $0.initialize(to: Entry(key: key, cell: .passRetained(cell))) }
    }

    /// Looks a key up. It counts no references, since that would cost more than all the rest.
    @inlinable
    @inline(__always)
    static func cell(for key: ObjectIdentifier, in run: Unmanaged<ScopeRun>?) -> Unmanaged<AnyEnvironmentCell>? {
        guard let run else { return nil }
        return run._withUnsafeGuaranteedRef {
            $0.withUnsafeMutablePointers { header, entries in
                var entry = entries
                let end = entries + header.pointee.count
                while entry != end {
                    if entry.pointee.key == key { return entry.pointee.cell }
                    entry += 1
                }
                return header.pointee.others?.cell(for: key)
            }
        }
    }

    /// A run in which `cell` is the one for `key`; it stands first, where the nearest readers find it at once.
    func setting(_ cell: AnyEnvironmentCell, for key: ObjectIdentifier) -> ScopeRun {
        withUnsafeMutablePointers { header, entries in
            var kept = 0
            for index in 0..<header.pointee.count where entries[index].key != key { kept += 1 }
            var others = header.pointee.others
            // Alone, eight entries are walked as fast as an index is asked. Before an index, they only hide what it has.
            if kept == (others == nil ? 8 : 4) {
                others = ScopeIndex.make(others, adding: UnsafeBufferPointer(start: entries, count: kept))
                kept = 0
            }
            return ScopeRun.make(count: kept + 1, others: others) { new in
                new.initialize(to: Entry(key: key, cell: .passRetained(cell)))
                guard kept > 0 else { return }
                var next = new + 1
                for index in 0..<header.pointee.count where entries[index].key != key {
                    _ = entries[index].cell.retain()
                    next.initialize(to: entries[index])
                    next += 1
                }
            }
        }
    }

    /// The same with all entries in the index, where there is one, so that runs made from this one copy none of them.
    func compacted() -> ScopeRun {
        guard header.others != nil, header.count > 0 else { return self }
        return withUnsafeMutablePointers { header, entries in
            let entries = UnsafeBufferPointer(start: entries, count: header.pointee.count)
            return ScopeRun.make(count: 0, others: ScopeIndex.make(header.pointee.others, adding: entries)) { _ in }
        }
    }

    func forEachCell(_ visit: (ObjectIdentifier, AnyEnvironmentCell) -> Void) {
        withUnsafeMutablePointers { header, entries in
            for index in 0..<header.pointee.count {
                entries[index].cell._withUnsafeGuaranteedRef { visit(entries[index].key, $0) }
            }
            header.pointee.others?.forEachEntry { entry in
                for index in 0..<header.pointee.count where entries[index].key == entry.key { return }
                entry.cell._withUnsafeGuaranteedRef { visit(entry.key, $0) }
            }
        }
    }

    /// Tells the cells of `scope` that it is gone.
    func orphanCells(of scope: EnvironmentScope) {
        let orphan = { (entry: Entry) in
            entry.cell._withUnsafeGuaranteedRef { if $0.scope === scope { $0.scope = nil } }
        }
        withUnsafeMutablePointers { header, entries in
            for index in 0..<header.pointee.count { orphan(entries[index]) }
            header.pointee.others?.forEachEntry(orphan)
        }
    }

    private static func make(
        count: Int, others: ScopeIndex?, fill: (UnsafeMutablePointer<Entry>) -> Void
    ) -> ScopeRun {
        let buffer = ScopeRun.create(minimumCapacity: count) { buffer in
            buffer.withUnsafeMutablePointerToElements(fill)
            return Header(count: count, others: others)
        }
        return unsafeDowncast(buffer, to: ScopeRun.self)
    }

    deinit {
        withUnsafeMutablePointers { header, entries in
            for index in 0..<header.pointee.count { entries[index].cell.release() }
        }
    }
}
