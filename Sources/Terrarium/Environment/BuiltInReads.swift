/// Notes which values the library's own nodes read, for the outlines that show it.
///
/// These nodes read without subscribing, so nobody knows what they read until somebody asks: then they describe themselves
/// again, and every read is noted. A text reads two dozen values; only those that somebody sets are worth a word.
///
/// Invariant: touched on the main actor only.
package enum BuiltInReads {
    /// What was noted; nil while nobody asks, which is nearly always.
    nonisolated(unsafe) private static var noted: [SnapshotEnvironmentEntry]?

    /// Whether somebody asks.
    static var areNoted: Bool { noted != nil }

    /// Runs `work`; returns also what was read meanwhile, where `isOn` says that somebody asks.
    package static func noting<Result>(
        if isOn: Bool, _ work: () -> Result
    ) -> (result: Result, reads: [SnapshotEnvironmentEntry]) {
        guard isOn else { return (work(), []) }
        let outer = noted
        noted = []
        let result = work()
        let reads = noted ?? []
        noted = outer
        return (result, reads)
    }

    /// A node reads the value of a key at a scope.
    @inline(__always)
    package static func note<Key: EnvironmentKey>(_ key: Key.Type, at scope: EnvironmentScope) {
        if noted != nil { add(key, at: scope) }
    }

    private static func add<Key: EnvironmentKey>(_ key: Key.Type, at scope: EnvironmentScope) {
        guard scope.table.cell(for: ObjectIdentifier(key)) != nil else { return }
        let entry = SnapshotEnvironmentEntry(EnvironmentKeyName.name(of: key), .reads)
        if noted?.contains(entry) == false { noted?.append(entry) }
    }
}

extension EnvironmentScope {
    /// The value of a key that the library's own nodes read, which is noted where somebody asks.
    package final subscript<Key: BuiltInEnvironmentKey>(key: Key.Type) -> Key.Value {
        BuiltInReads.note(key, at: self)
        guard let cell = table.unretainedCell(for: ObjectIdentifier(key)) else { return Key.defaultValue }
        return cell._withUnsafeGuaranteedRef { unsafeDowncast($0, to: EnvironmentCell<Key>.self).value }
    }
}
