extension EnvironmentScope {
    /// What this scope sets itself, as outlines print it, in the order of the names.
    package final var overrideEntries: [SnapshotEnvironmentEntry] {
        var entries: [SnapshotEnvironmentEntry] = []
        let inherited = inheritedTable
        forEachOverride { key, cell in
            let new = cell.printableValue
            let old = inherited.cell(for: key)?.printableValue
            entries.append(
                SnapshotEnvironmentEntry(
                    EnvironmentKeyName.name(of: cell.keyType), old.map { .shadows(old: $0, new: new) } ?? .sets(new)))
        }
        return entries.sorted { $0.key < $1.key }
    }
}

extension AnyEnvironmentLink {
    /// The keys that the property reads, as outlines print them, in the order of reading.
    package final var readEntries: [SnapshotEnvironmentEntry] {
        sources.compactMap { source in
            guard let key = (source as? any EnvironmentKeySource)?.environmentKey else { return nil }
            return SnapshotEnvironmentEntry(
                EnvironmentKeyName.name(of: key), source is AbsentKey ? .readsDefault : .reads)
        }
    }

    /// The same without the library's keys that nobody sets.
    package final var readEntriesWorthAWord: [SnapshotEnvironmentEntry] {
        let unset = sources.compactMap { source -> SnapshotEnvironmentEntry? in
            guard let key = (source as? AbsentKey)?.keyType, TypeName.isOfLibrary(key) else { return nil }
            return SnapshotEnvironmentEntry(EnvironmentKeyName.name(of: key), .readsDefault)
        }
        return readEntries.filter { !unset.contains($0) }
    }
}
