extension EnvironmentScope {
    /// Makes a scope below this one that sets other values.
    ///
    /// `change` starts from the values that the child inherits. If it reads some of them, it runs again when they change, so
    /// `child { $0.level += 1 }` stays one above its parent. It must therefore depend on nothing else that changes;
    /// where it does, call ``update(_:)``.
    ///
    /// - Returns: The child, which lives as long as somebody holds it or a scope below it.
    public func child(
        fileID: StaticString = #fileID, line: UInt = #line, _ change: @escaping (inout EnvironmentValues) -> Void
    ) -> EnvironmentScope {
        let child = EnvironmentScope(parent: self, line: SourceLine(fileID: fileID, line: line))
        child.setFirstValues(change)
        return child
    }

    /// Replaces what this scope sets by what `change` writes over the inherited values.
    ///
    /// Values that are equal to the present ones reach nobody. A key that is not written any more is inherited again; a key
    /// that is written for the first time reaches those below who read it from above, or read its default.
    public func update(_ change: @escaping (inout EnvironmentValues) -> Void) {
        tree.change {
            dropTransform()
            follow(run(change), with: change)
        }
    }

    /// The first change of a scope that nobody reads yet and that has no scopes below.
    ///
    /// Opening a scope is mostly counting references, so the usual case counts none that it can do without.
    private final func setFirstValues(_ change: @escaping (inout EnvironmentValues) -> Void) {
        var values = withTree { $0.beginEvaluation(on: table) }
        guard let context = values.borrowedContext else { preconditionFailure("an evaluation has a context") }
        let open = context._withUnsafeGuaranteedRef { $0.retainedEvaluation }
        change(&values)
        if let context = values.borrowedContext, context._withUnsafeGuaranteedRef({ $0.isPart(of: open) }) {
            // The context holds it, too.
            open.release()
            if withTree({ $0.takeContext(of: &values) }) != nil {
                let sources = context._withUnsafeGuaranteedRef { context in
                    context.withWritten { setOverrides($0) }
                    return context.withEvaluation { EnvironmentSources($0) }
                }
                withTree { $0.giveBack(context) }
                if let sources { follow(sources, with: change) }
                return
            }
            _ = open.retain()
        }
        var evaluation: EnvironmentEvaluation? = open.takeRetainedValue()
        let outcome = tree.endEvaluation(&evaluation, of: &values)
        apply(outcome, isMerging: false)
        let sources = EnvironmentSources(outcome.evaluation)
        tree.recycle(outcome)
        follow(sources, with: change)
    }

    /// Forgets the change that this scope's values followed, even where it waits to run.
    private final func dropTransform() {
        guard let extras else { return }
        extras.transform?.cancel()
        extras.transform = nil
        extras.pinnedKeys = []
    }

    /// Runs the change again when what it read has changed.
    private final func follow(
        _ sources: EnvironmentSources?, with change: @escaping (inout EnvironmentValues) -> Void
    ) {
        guard let sources, parent != nil else { return }
        if extras == nil { extras = ScopeExtras() }
        extras?.transform = ScopeTransform(scope: self, change: change, sources: sources)
    }

    /// The values that are visible here.
    ///
    /// Reading gives a copy that does not see later changes; it is made once and again after a change. Writing to it sets values
    /// in this scope: `scope.values.theme = .light`. What is set so stays when a change that the scope follows runs again;
    /// ``update(_:)`` replaces it. Assigning all values at once hides everything above, and ends what the scope follows.
    ///
    /// - Complexity: O(number of keys that are set) for the first read after a change, else O(1).
    public var values: EnvironmentValues {
        get {
            if let extras, let table = extras.frozenTable, extras.frozenVersion == tree.version {
                return EnvironmentValues(table: table)
            }
            let frozen = table.frozen()
            if extras == nil { extras = ScopeExtras() }
            extras?.frozenTable = frozen
            extras?.frozenVersion = tree.version
            return EnvironmentValues(table: frozen)
        }
        _modify {
            var values = tree.beginEvaluation(on: table)
            var evaluation = values.context?.evaluation
            yield &values
            let outcome = tree.endEvaluation(&evaluation, of: &values)
            tree.change {
                if outcome.replacement != nil { dropTransform() }
                apply(outcome, isMerging: true)
            }
            tree.recycle(outcome)
        }
    }

    /// The value of a key as it is now; writing sets it in this scope.
    ///
    /// - Complexity: O(1), at any depth and with any number of keys.
    @inlinable
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        @inline(__always)
        get {
            guard let cell = table.unretainedCell(for: ObjectIdentifier(key)) else { return Key.defaultValue }
            return cell._withUnsafeGuaranteedRef { unsafeDowncast($0, to: EnvironmentCell<Key>.self).value }
        }
        set {
            guard let own = beginWriting(ObjectIdentifier(key)) else {
                return write(EnvironmentCell<Key>(newValue), for: ObjectIdentifier(key))
            }
            let isDifferent = own._withUnsafeGuaranteedRef { cell in
                let cell = unsafeDowncast(cell, to: EnvironmentCell<Key>.self)
                if Key._isEqual(cell.value, newValue) { return false }
                cell.value = newValue
                return true
            }
            if isDifferent { endWriting(own) }
        }
    }

    /// The cell of a key that this scope sets itself, to be written in place; nil where it does not.
    @usableFromInline
    final func beginWriting(_ key: ObjectIdentifier) -> Unmanaged<AnyEnvironmentCell>? {
        extras?.pin(key)
        guard let cell = ownCell(for: key) else { return nil }
        return .passUnretained(cell)
    }

    /// Tells the readers of a cell that it holds another value, and runs what follows from that.
    @usableFromInline
    final func endWriting(_ cell: Unmanaged<AnyEnvironmentCell>) {
        let cell = cell.takeUnretainedValue()
        tree.change {
            cell.noteChange()
            cell.notifySubscribers()
        }
    }

    /// Sets all the given values here, over what this scope sets already.
    final func merge(_ values: EnvironmentValues) {
        var written: EnvironmentOverrides = []
        values.frozenTable.forEachCell { key, cell in written.append((key, cell.copy())) }
        if !written.isEmpty { tree.change { apply(written, replacesAll: false, isMerging: true) } }
    }

    @usableFromInline
    final func write(_ cell: AnyEnvironmentCell, for key: ObjectIdentifier) {
        tree.change {
            extras?.pin(key)
            if let present = ownCell(for: key) {
                _ = present.take(from: cell)
            } else {
                apply([(key, cell)], replacesAll: false, isMerging: true)
            }
        }
    }

    /// Runs a change and takes over what it wrote; returns what it read from above, or nil where it read nothing.
    final func run(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentSources? {
        var sources: EnvironmentSources?
        tree.evaluate(on: parent?.table ?? .empty, change) { outcome in
            apply(outcome, isMerging: false)
            sources = EnvironmentSources(outcome.evaluation)
        }
        return sources
    }
}

// MARK: - Taking over what was written

extension EnvironmentScope {
    private final func apply(_ outcome: EnvironmentOutcome, isMerging: Bool) {
        if let replacement = outcome.replacement {
            var written: EnvironmentOverrides = []
            replacement.frozenTable.forEachCell { key, cell in written.append((key, cell.copy())) }
            apply(written, replacesAll: true, isMerging: false)
        } else if outcome.isKept {
            // Somebody keeps a copy of the values, which must not see what this scope writes later.
            let written = (outcome.context?.written ?? []).map { (key: $0.key, cell: $0.cell.copy()) }
            apply(EnvironmentOverrides(written), replacesAll: false, isMerging: isMerging)
        } else {
            apply(outcome.context?.written ?? [], replacesAll: false, isMerging: isMerging)
        }
    }

    /// Takes over written cells: values where the set of keys stays, else with new tables here and below.
    ///
    /// What somebody has set here directly stays when the scope's own change runs again.
    private final func apply(_ allWritten: EnvironmentOverrides, replacesAll: Bool, isMerging: Bool) {
        let becomesBarrier = replacesAll || (isMerging && isBarrier)
        var written = allWritten
        var pinned: Set<ObjectIdentifier> = []
        if let extras {
            if isMerging { for (key, _) in written { extras.pin(key) } } else { pinned = extras.pinnedKeys }
            if !pinned.isEmpty { written.removeAll { pinned.contains($0.key) } }
        }
        var overrides: EnvironmentOverrides = []
        var added: ContiguousArray<ObjectIdentifier> = []
        for (key, cell) in written {
            if let present = ownCell(for: key) {
                _ = present.take(from: cell)
                overrides.append((key, present))
            } else {
                added.append(key)
                overrides.append((key, cell))
            }
        }
        var removed: ContiguousArray<AnyEnvironmentCell> = []
        forEachOverride { key, cell in
            if written.contains(where: { $0.key == key }) { return }
            if isMerging || pinned.contains(key) { overrides.append((key, cell)) } else { removed.append(cell) }
        }
        if added.isEmpty, removed.isEmpty, becomesBarrier == isBarrier { return }
        for (_, cell) in overrides where added.contains(cell.key) { tree.noteChange(of: cell.keyType) }
        for cell in removed { tree.noteChange(of: cell.keyType) }
        changeKeys(to: overrides, added: added, removed: removed, isBarrier: becomesBarrier)
    }

    /// Derives the tables here and below for another set of keys, and tells those whose reads now end elsewhere.
    private final func changeKeys(
        to overrides: EnvironmentOverrides,
        added: ContiguousArray<ObjectIdentifier>, removed: ContiguousArray<AnyEnvironmentCell>,
        isBarrier newBarrier: Bool
    ) {
        let old = table
        let barrierChanges = newBarrier != isBarrier
        isBarrier = newBarrier
        setTable(overrides: overrides)
        let mark = tree.nextMark()
        deriveDescendants(mark: mark)

        for cell in removed {
            cell.notifySubscribers()
            cell.setOwner(nil)
        }
        for key in added { tell(readersOf: old.cell(for: key) ?? tree.knownAbsentKey(key), mark: mark) }
        if barrierChanges {
            old.forEachCell { key, cell in if table.cell(for: key) !== cell { tell(readersOf: cell, mark: mark) } }
            table.forEachCell { key, _ in
                if old.cell(for: key) == nil { tell(readersOf: tree.knownAbsentKey(key), mark: mark) }
            }
        }
        tell(readersOf: tree.wholeReaders, mark: mark)
    }

    /// Tells the readers of a source that read it at one of the scopes which a change of keys has reached.
    private final func tell(readersOf source: Source?, mark: UInt32) {
        guard let source, source.subscriberCount > 0 else { return }
        source.notifySubscribers(where: { subscriber in
            guard let scope = subscriber.environmentScope else { return true }
            return scope.mark == mark
        })
    }
}
