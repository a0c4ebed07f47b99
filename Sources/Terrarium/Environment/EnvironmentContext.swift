/// Cells with the identities of their keys, in the order of their first writing.
typealias EnvironmentOverrides = ContiguousArray<(key: ObjectIdentifier, cell: AnyEnvironmentCell)>

/// What stands behind environment values while a scope or a reader evaluates: the cells that were written over an evaluation's
/// base.
///
/// Copies of such values share the context until one of them writes.
@usableFromInline
final class EnvironmentContext {
    @exclusivity(unchecked) var evaluation: EnvironmentEvaluation?
    /// The cells that were written, in the order of their first writing.
    @exclusivity(unchecked) private(set) var written: EnvironmentOverrides = []

    func copy() -> EnvironmentContext {
        let copy = EnvironmentContext()
        copy.evaluation = evaluation
        copy.written = written
        return copy
    }

    func cell(for key: ObjectIdentifier) -> AnyEnvironmentCell? {
        for entry in written where entry.key == key { return entry.cell }
        return evaluation?.cell(for: key)
    }

    func write(_ cell: AnyEnvironmentCell, for key: ObjectIdentifier) {
        if let index = written.firstIndex(where: { $0.key == key }) {
            written[index].cell = cell
        } else {
            written.append((key, cell))
        }
    }

    /// Everything that is visible, as a table of its own. Whoever asks for it has read every key.
    func merged() -> ScopeTable {
        let base = evaluation?.wholeBase() ?? .empty
        if written.isEmpty { return base }
        let table = base.independentCopy()
        for (key, cell) in written { table.insert(cell, for: key) }
        return table
    }

    /// Makes the context ready for another evaluation.
    func reset() {
        evaluation = nil
        while written.popLast() != nil {}
    }
}

/// One evaluation of environment values over the table of a scope: it notes what is read.
///
/// Somebody may keep the values beyond the evaluation. The evaluation is then frozen, so that what was kept does not see later
/// changes; all contexts that were split off share it, so none is forgotten. A property that hands out such values, as one
/// that reads `\.self` does, follows what is read from them.
@usableFromInline
final class EnvironmentEvaluation {
    private unowned(unsafe) let tree: EnvironmentTree
    @exclusivity(unchecked) private var base: ScopeTable = .empty
    @exclusivity(unchecked) private var isOpen = false
    @exclusivity(unchecked) private(set) var sources: ContiguousArray<Source> = []
    @exclusivity(unchecked) private(set) var readsEverything = false
    /// Whether somebody keeps the values.
    @exclusivity(unchecked) private(set) var isFrozen = false
    /// Who wants to hear what is read from values that were kept.
    weak var follower: AnyEnvironmentLink?

    init(tree: EnvironmentTree) {
        self.tree = tree
    }

    func begin(on table: ScopeTable) {
        base = table
        isOpen = true
    }

    func end() {
        base = .empty
        isOpen = false
        readsEverything = false
        sources.removeAll(keepingCapacity: true)
    }

    /// Ends the evaluation for somebody who kept its values.
    func freeze() {
        isFrozen = true
        isOpen = false
        base = base.frozen()
    }

    func cell(for key: ObjectIdentifier) -> AnyEnvironmentCell? {
        let cell = base.cell(for: key)
        if isOpen {
            sources.append(cell ?? tree.absentKey(key))
            // Whoever reads so often may well be a value that is computed from itself.
            if sources.count & 0xFF == 0 { tree.checkStack(reading: sources[sources.count - 1]) }
        } else {
            follower?.keptValuesWereRead(key)
        }
        return cell
    }

    func wholeBase() -> ScopeTable {
        if isOpen {
            readsEverything = true
        } else {
            follower?.keptValuesWereRead(nil)
        }
        return base
    }
}
