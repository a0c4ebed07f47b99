/// The keys of one bucket and their cells: a few entries, and behind them an index of the others where there are many.
///
/// Overriding one of hundreds of keys therefore copies a few entries only.
/// Invariants: a run is never changed; it has at most eight entries, each for another key; an entry hides the one that
/// `others` may have for the same key. Where there is no entry, the first place holds no key.
@usableFromInline
package final class ScopeRun: ManagedBuffer<ScopeRun.Header, ScopeRun.Entry> {
    @usableFromInline
    package struct Header {
        @usableFromInline let count: Int
        /// Retained by the run, and read without counting.
        @usableFromInline let others: Unmanaged<ScopeIndex>?
        /// Whether the index was made for the scope of this run, so that it may hold cells of that scope.
        let isIndexOwn: Bool
    }

    @usableFromInline
    package struct Entry {
        @usableFromInline let key: ObjectIdentifier
        @usableFromInline let cell: Unmanaged<AnyEnvironmentCell>
    }

    static func single(_ cell: AnyEnvironmentCell, for key: ObjectIdentifier) -> ScopeRun {
        make(count: 1, others: nil, isIndexOwn: false) {
            $0.initialize(to: Entry(key: key, cell: .passRetained(cell)))
        }
    }

    /// Looks a key up. It counts no references, since that would cost more than all the rest.
    @inlinable
    @inline(__always)
    static func cell(for key: ObjectIdentifier, in run: Unmanaged<ScopeRun>?) -> Unmanaged<AnyEnvironmentCell>? {
        guard let run else { return nil }
        return run._withUnsafeGuaranteedRef {
            $0.withUnsafeMutablePointers { header, entries in
                // The usual case needs no count: the first entry is always there to be compared.
                if entries.pointee.key == key { return entries.pointee.cell }
                var entry = entries + 1
                let end = entries + header.pointee.count
                while entry < end {
                    if entry.pointee.key == key { return entry.pointee.cell }
                    entry += 1
                }
                return header.pointee.others?._withUnsafeGuaranteedRef { $0.cell(for: key) }
            }
        }
    }

    /// A run in which `cell` is the one for `key`; it stands first, where the nearest readers find it at once.
    ///
    /// `isOwn` says whether this run was made for the same scope.
    func setting(_ cell: AnyEnvironmentCell, for key: ObjectIdentifier, isOwn: Bool) -> ScopeRun {
        withUnsafeMutablePointers { header, entries in
            var kept = 0
            for index in 0..<header.pointee.count where entries[index].key != key { kept += 1 }
            let shared = header.pointee.others
            // Alone, eight entries are walked as fast as an index is asked. Before an index, they only hide what it has.
            let isFull = kept == (shared == nil ? 8 : 4)
            let others =
                isFull
                ? .passRetained(ScopeIndex.make(shared, adding: UnsafeBufferPointer(start: entries, count: kept)))
                : shared?.retain()
            if isFull { kept = 0 }
            return ScopeRun.make(
                count: kept + 1, others: others, isIndexOwn: isFull || isOwn && header.pointee.isIndexOwn
            ) { new in
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
            let index = ScopeIndex.make(header.pointee.others, adding: entries)
            return ScopeRun.make(count: 0, others: .passRetained(index), isIndexOwn: true) { _ in }
        }
    }

    func forEachCell(_ visit: (ObjectIdentifier, AnyEnvironmentCell) -> Void) {
        withUnsafeMutablePointers { header, entries in
            for index in 0..<header.pointee.count {
                entries[index].cell._withUnsafeGuaranteedRef { visit(entries[index].key, $0) }
            }
            header.pointee.others?._withUnsafeGuaranteedRef {
                $0.forEachEntry { entry in
                    for index in 0..<header.pointee.count where entries[index].key == entry.key { return }
                    entry.cell._withUnsafeGuaranteedRef { visit(entry.key, $0) }
                }
            }
        }
    }

    /// Visits the cells of `scope`, for which the run was made.
    func forEachCell(of scope: EnvironmentScope, _ visit: (ObjectIdentifier, AnyEnvironmentCell) -> Void) {
        func visitOwn(_ entry: Entry) {
            entry.cell._withUnsafeGuaranteedRef { if $0.belongs(to: scope) { visit(entry.key, $0) } }
        }
        withUnsafeMutablePointers { header, entries in
            for index in 0..<header.pointee.count { visitOwn(entries[index]) }
            guard header.pointee.isIndexOwn else { return }
            header.pointee.others?._withUnsafeGuaranteedRef {
                $0.forEachEntry { entry in
                    for index in 0..<header.pointee.count where entries[index].key == entry.key { return }
                    visitOwn(entry)
                }
            }
        }
    }

    private static func make(
        count: Int, others: Unmanaged<ScopeIndex>?, isIndexOwn: Bool, fill: (UnsafeMutablePointer<Entry>) -> Void
    ) -> ScopeRun {
        let buffer = ScopeRun.create(minimumCapacity: max(count, 1)) { buffer in
            buffer.withUnsafeMutablePointerToElements { entries in
                // Readers compare the first entry before they know how many there are. No key is at address zero.
                if count == 0 { UnsafeMutableRawPointer(entries).storeBytes(of: 0, as: UInt.self) }
                fill(entries)
            }
            return Header(count: count, others: others, isIndexOwn: isIndexOwn)
        }
        return unsafeDowncast(buffer, to: ScopeRun.self)
    }

    deinit {
        withUnsafeMutablePointers { header, entries in
            for index in 0..<header.pointee.count { entries[index].cell.release() }
            header.pointee.others?.release()
        }
    }
}
