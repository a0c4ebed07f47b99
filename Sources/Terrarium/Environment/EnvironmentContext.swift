/// Cells with the identities of their keys, in the order of their first writing.
typealias EnvironmentOverrides = ContiguousArray<(key: ObjectIdentifier, cell: AnyEnvironmentCell)>

/// What stands behind environment values while a scope or a reader evaluates: the cells that were written over an evaluation's
/// base.
///
/// Copies of such values share the context until one of them writes.
@usableFromInline
final class EnvironmentContext {
    @exclusivity(unchecked) private(set) var evaluation: EnvironmentEvaluation
    /// The same, for reading without counting.
    private let read: Unmanaged<EnvironmentEvaluation>
    /// The cells that were written, in the order of their first writing.
    @exclusivity(unchecked) private(set) var written: EnvironmentOverrides = []

    init(_ evaluation: EnvironmentEvaluation) {
        self.evaluation = evaluation
        read = .passUnretained(evaluation)
    }

    func copy() -> EnvironmentContext {
        let copy = EnvironmentContext(evaluation)
        copy.written = written
        return copy
    }

    /// Prepares a context that nobody uses for an evaluation of a table.
    func begin(on table: ScopeTable) {
        read._withUnsafeGuaranteedRef { $0.begin(on: table) }
    }

    /// Lets `work` see the evaluation without counting references to it.
    func withEvaluation<Result>(_ work: (EnvironmentEvaluation) -> Result) -> Result {
        read._withUnsafeGuaranteedRef(work)
    }

    /// The evaluation, retained for the caller.
    var retainedEvaluation: Unmanaged<EnvironmentEvaluation> { read.retain() }

    /// Whether this is a context of that evaluation.
    func isPart(of other: Unmanaged<EnvironmentEvaluation>) -> Bool { read.toOpaque() == other.toOpaque() }

    /// Whether nobody else has the evaluation, so that nobody has kept values of it.
    var isOnlyOne: Bool { isKnownUniquelyReferenced(&evaluation) }

    /// The cell that is visible, which the context or the table below it holds.
    func cell(for key: ObjectIdentifier) -> Unmanaged<AnyEnvironmentCell>? {
        if !written.isEmpty {
            for entry in written where entry.key == key { return .passUnretained(entry.cell) }
        }
        return read._withUnsafeGuaranteedRef { $0.cell(for: key) }
    }

    /// Lets `work` see what was written, in place.
    func withWritten(_ work: (UnsafeBufferPointer<EnvironmentOverrides.Element>) -> Void) {
        written.withUnsafeBufferPointer(work)
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
        let base = evaluation.wholeBase()
        if written.isEmpty { return base }
        let table = base.independentCopy()
        for (key, cell) in written { table.insert(cell, for: key) }
        return table
    }

    /// Makes the context ready for another evaluation.
    func reset() {
        read._withUnsafeGuaranteedRef { $0.end() }
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
    /// The table that is read; retained here, and read without counting.
    @exclusivity(unchecked) private var table: Unmanaged<ScopeTable>?
    @exclusivity(unchecked) private var isOpen = false
    /// What was read, in the order of reading. The base and the tree hold the sources as long as the evaluation is open.
    @exclusivity(unchecked) private(set) var reads: ContiguousArray<Unmanaged<Source>> = []
    @exclusivity(unchecked) private var readCount: UInt = 0
    @exclusivity(unchecked) private var readsOfFrozen: ContiguousArray<Source> = []
    @exclusivity(unchecked) private(set) var readsEverything = false
    /// Whether somebody keeps the values.
    @exclusivity(unchecked) private(set) var isFrozen = false
    /// Who wants to hear what is read from values that were kept. Bodies run on the main actor, and only what is read
    /// there counts: kept values may be read on any thread.
    weak var follower: AnyEnvironmentLink?

    init(tree: EnvironmentTree) {
        self.tree = tree
    }

    /// What was read, for those who keep it.
    var sources: ContiguousArray<Source> {
        isFrozen ? readsOfFrozen : ContiguousArray(reads.map { $0.takeUnretainedValue() })
    }

    func begin(on table: ScopeTable) {
        self.table = .passRetained(table)
        isOpen = true
    }

    func end() {
        table?.release()
        table = nil
        isOpen = false
        readsEverything = false
        // Most evaluations read one or two values; emptying the list as a whole costs as much as ten of these.
        while reads.popLast() != nil {}
        readCount = 0
    }

    /// Ends the evaluation for somebody who kept its values.
    func freeze() {
        readsOfFrozen = sources
        reads.removeAll()
        isFrozen = true
        isOpen = false
        let frozen = table?.takeUnretainedValue().frozen()
        table?.release()
        table = frozen.map { .passRetained($0) }
    }

    /// Lets go what was read, once those who asked have seen it.
    func forgetReads() {
        readsOfFrozen.removeAll()
    }

    func cell(for key: ObjectIdentifier) -> Unmanaged<AnyEnvironmentCell>? {
        let cell = table?._withUnsafeGuaranteedRef { $0.unretainedCell(for: key) }
        if isOpen {
            let read: Unmanaged<Source> =
                if let cell { .fromOpaque(cell.toOpaque()) } else { .passUnretained(tree.absentKey(key)) }
            // The same key again and again is one read.
            if reads.last?.toOpaque() != read.toOpaque() { reads.append(read) }
            // Whoever reads so often may well be a value that is computed from itself.
            readCount &+= 1
            if readCount & 0xFF == 0 { tree.checkStack(reading: read.takeUnretainedValue()) }
        } else if MainThread.isCurrent {
            follower?.keptValuesWereRead(key)
        }
        return cell
    }

    func wholeBase() -> ScopeTable {
        if isOpen {
            readsEverything = true
        } else if MainThread.isCurrent {
            follower?.keptValuesWereRead(nil)
        }
        return table?.takeUnretainedValue() ?? .empty
    }

    deinit { table?.release() }
}

extension EnvironmentValues {
    /// The context that the values hold, without counting a reference to it.
    var borrowedContext: Unmanaged<EnvironmentContext>? {
        mutating get {
            withUnsafePointer(to: &context) {
                UnsafeRawPointer($0).load(as: Unmanaged<EnvironmentContext>?.self)
            }
        }
    }
}
