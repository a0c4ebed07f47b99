/// The cells that are visible at one scope: sixteen buckets of short runs, chosen by the key's identity.
///
/// Invariants:
/// - A table that has been published is never changed; only the sole owner of a table may add to it.
/// - Bit `i` of `ownedBuckets` says that the table itself retains the run in bucket `i`. The other runs belong to a table up
///   the `parent` chain, which keeps them alive. A table without a parent owns all its runs.
///
/// Borrowing the runs makes a child table cheap: sixteen words are copied and one reference is counted, not sixteen.
@usableFromInline
package final class ScopeTable: ManagedBuffer<ScopeTable.Header, Unmanaged<ScopeRun>?> {
    @usableFromInline
    package struct Header {
        var parent: ScopeTable?
        var ownedBuckets: UInt16
        let isIndependent: Bool
    }

    @usableFromInline static let bucketCount = 16
    @inlinable static var hashFactor: UInt64 { 0x9E37_79B9_7F4A_7C15 }

    /// The table in which no key is set.
    @usableFromInline package nonisolated(unsafe) static let empty = ScopeTable.allocate(
        parent: nil, isIndependent: true)

    /// The bucket of a key: the top bits of its address times an odd constant.
    @inlinable
    static func bucket(of key: ObjectIdentifier) -> Int {
        Int(truncatingIfNeeded: (UInt64(UInt(bitPattern: key)) &* hashFactor) >> 60)
    }

    /// The cell that is visible for a key; nil where nobody sets it.
    @inlinable
    @inline(__always)
    final func unretainedCell(for key: ObjectIdentifier) -> Unmanaged<AnyEnvironmentCell>? {
        ScopeRun.cell(for: key, in: withUnsafeMutablePointerToElements { $0[ScopeTable.bucket(of: key)] })
    }

    /// The same, for those who keep the cell.
    func cell(for key: ObjectIdentifier) -> AnyEnvironmentCell? {
        unretainedCell(for: key)?.takeUnretainedValue()
    }

    /// Whether the table needs no other table and its cells are written by nobody, as in values that users hold.
    var isIndependent: Bool { header.isIndependent }

    /// A table that begins with everything that is visible in `parent` and is fast to make, for a child scope.
    static func child(of parent: ScopeTable) -> ScopeTable {
        let table = allocate(parent: parent, isIndependent: false)
        table.copyBuckets(of: parent)
        return table
    }

    /// A table of the same cells that needs no other table, for values that are copied and changed by hand.
    func independentCopy() -> ScopeTable {
        let table = ScopeTable.allocate(parent: nil, isIndependent: true)
        table.copyBuckets(of: self)
        table.withUnsafeMutablePointers { header, buckets in
            for index in 0..<ScopeTable.bucketCount {
                guard let run = buckets[index] else { continue }
                _ = run.retain()
                header.pointee.ownedBuckets |= 1 << UInt16(index)
            }
        }
        return table
    }

    /// A table of the same values in cells that nobody writes.
    func frozen() -> ScopeTable {
        let table = ScopeTable.allocate(parent: nil, isIndependent: true)
        forEachCell { key, cell in table.insert(cell.isOwned ? cell.copy() : cell, for: key) }
        table.compact()
        return table
    }

    /// Makes a cell the visible one for a key. Only the sole owner of the table may do this.
    func insert(_ cell: AnyEnvironmentCell, for key: ObjectIdentifier) {
        withUnsafeMutablePointers { header, buckets in
            let index = ScopeTable.bucket(of: key)
            let old = buckets[index]
            let bit: UInt16 = 1 << UInt16(index)
            let isOwn = header.pointee.ownedBuckets & bit != 0
            let run =
                if let old {
                    old._withUnsafeGuaranteedRef { $0.setting(cell, for: key, isOwn: isOwn) }
                } else {
                    ScopeRun.single(cell, for: key)
                }
            buckets[index] = .passRetained(run)
            if header.pointee.ownedBuckets & bit != 0 { old?.release() }
            header.pointee.ownedBuckets |= bit
        }
    }

    /// Makes tables that are derived from this one cheaper, where it sets many keys. Only the sole owner may do this.
    func compact() {
        withUnsafeMutablePointers { header, buckets in
            for index in 0..<ScopeTable.bucketCount where header.pointee.ownedBuckets & 1 << UInt16(index) != 0 {
                guard let run = buckets[index] else { continue }
                buckets[index] = .passRetained(run.takeUnretainedValue().compacted())
                run.release()
            }
        }
    }

    /// Visits every visible cell, in no useful order.
    func forEachCell(_ visit: (ObjectIdentifier, AnyEnvironmentCell) -> Void) {
        for index in 0..<ScopeTable.bucketCount {
            withUnsafeMutablePointerToElements { $0[index] }?._withUnsafeGuaranteedRef { $0.forEachCell(visit) }
        }
    }

    /// Visits the cells that belong to `scope`, whose table this is.
    func forEachCell(of scope: EnvironmentScope, _ visit: (ObjectIdentifier, AnyEnvironmentCell) -> Void) {
        var owned = header.ownedBuckets
        while owned != 0 {
            let run = withUnsafeMutablePointerToElements { $0[owned.trailingZeroBitCount] }
            owned &= owned - 1
            run?._withUnsafeGuaranteedRef { $0.forEachCell(of: scope, visit) }
        }
    }

    /// Tells the cells of `scope`, whose table this is, that it is gone.
    func orphanCells(of scope: EnvironmentScope) {
        forEachCell(of: scope) { _, cell in cell.setOwner(nil) }
    }

    private static func allocate(parent: ScopeTable?, isIndependent: Bool) -> ScopeTable {
        let buffer = ScopeTable.create(minimumCapacity: bucketCount) { buffer in
            buffer.withUnsafeMutablePointerToElements { $0.initialize(repeating: nil, count: bucketCount) }
            return Header(parent: parent, ownedBuckets: 0, isIndependent: isIndependent)
        }
        return unsafeDowncast(buffer, to: ScopeTable.self)
    }

    private func copyBuckets(of other: ScopeTable) {
        withUnsafeMutablePointerToElements { buckets in
            other.withUnsafeMutablePointerToElements { buckets.update(from: $0, count: ScopeTable.bucketCount) }
        }
    }

    deinit {
        withUnsafeMutablePointers { header, buckets in
            var owned = header.pointee.ownedBuckets
            while owned != 0 {
                buckets[owned.trailingZeroBitCount]?.release()
                owned &= owned - 1
            }
            // A long chain is let go link by link, since each table would otherwise free its parent on the stack.
            var next = header.pointee.parent.take()
            while next != nil, isKnownUniquelyReferenced(&next) {
                next = next?.header.parent.take()
            }
        }
    }
}
