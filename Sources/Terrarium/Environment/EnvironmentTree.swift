/// What the scopes of one tree share: who reads keys that nobody sets, and what waits for the end of a change.
///
/// Invariant: a tree and all its scopes are used by one thread at a time; for views, that is the main actor's.
final class EnvironmentTree {
    /// Counts the changes of values and tables, so that copies of them know whether they are current.
    @exclusivity(unchecked) private(set) var version: UInt64 = 0
    /// Counts the changes of values that views of the library read without subscribing.
    @exclusivity(unchecked) private(set) var builtInVersion: UInt64 = 0

    /// A value became different, or a scope began or ceased to set it.
    func noteChange(of key: any EnvironmentKey.Type) {
        version &+= 1
        if key._isBuiltIn { builtInVersion &+= 1 }
    }

    /// Those who read all values, such as readers of `\.self`.
    let wholeReaders = Source()

    @exclusivity(unchecked) private var mark: UInt32 = 0
    @exclusivity(unchecked) private var absentKeys: [ObjectIdentifier: AbsentKey] = [:]
    @exclusivity(unchecked) private var waitingTransforms = PriorityQueue<ScopeTransform>()
    @exclusivity(unchecked) private var waitingObservers = PriorityQueue<EnvironmentObserver>()
    private var lastObserverNumber: UInt64 = 0
    private var lastSettlement: UInt64 = 0
    @exclusivity(unchecked) private var changeDepth = 0
    private var stack = StackLimit()
    /// A context that nobody uses at the moment; retained here, and taken and given back without counting.
    @exclusivity(unchecked) private var spareContext: Unmanaged<EnvironmentContext>?

    deinit { spareContext?.release() }

    /// The source that stands for a key which nobody sets.
    func absentKey(_ key: ObjectIdentifier) -> AbsentKey {
        if let known = absentKeys[key] { return known }
        let source = AbsentKey(key)
        absentKeys[key] = source
        return source
    }

    /// The source that stands for a key which nobody sets, if anybody ever read it.
    func knownAbsentKey(_ key: ObjectIdentifier) -> AbsentKey? {
        absentKeys[key]
    }

    /// The mark of a new change of a set of keys; the scopes that the change reaches will carry it.
    func nextMark() -> UInt32 {
        mark &+= 1
        version &+= 1
        return mark
    }

    /// Observers run in the order of their numbers.
    func nextObserverNumber() -> UInt64 {
        lastObserverNumber += 1
        return lastObserverNumber
    }
}

// MARK: - Evaluating

/// What an evaluation of environment values leaves behind.
struct EnvironmentOutcome {
    /// Knows what was read.
    let evaluation: EnvironmentEvaluation
    /// Knows the cells that were written; nil where none were.
    let context: EnvironmentContext?
    /// The values that were put in place of the given ones as a whole.
    let replacement: EnvironmentValues?
    /// Whether somebody keeps a copy of the values.
    let isKept: Bool
}

extension EnvironmentTree {
    /// Lets `body` work on values that note what is read and gather what is written; then `finish` sees the outcome.
    func evaluate(
        on table: ScopeTable, _ body: (inout EnvironmentValues) -> Void, finish: (EnvironmentOutcome) -> Void
    ) {
        var values = beginEvaluation(on: table)
        var evaluation = values.context?.evaluation
        body(&values)
        let outcome = endEvaluation(&evaluation, of: &values)
        finish(outcome)
        recycle(outcome)
    }

    /// Values over a table that note what is read and gather what is written.
    func beginEvaluation(on table: ScopeTable) -> EnvironmentValues {
        let context = spareContext ?? .passRetained(EnvironmentContext(EnvironmentEvaluation(tree: self)))
        spareContext = nil
        context._withUnsafeGuaranteedRef { $0.begin(on: table) }
        return EnvironmentValues(context: context.takeRetainedValue())
    }

    func endEvaluation(
        _ evaluation: inout EnvironmentEvaluation?, of values: inout EnvironmentValues
    ) -> EnvironmentOutcome {
        var context: EnvironmentContext?
        var replacement: EnvironmentValues?
        if let present = values.context, present.evaluation === evaluation {
            context = present
        } else {
            replacement = values
        }
        values = EnvironmentValues()
        if !isKnownUniquelyReferenced(&context) { context = context?.copy() }
        // Whoever kept a copy of the values holds a context, which holds the evaluation.
        let isKept: Bool
        let noted: EnvironmentEvaluation
        if let context {
            evaluation = nil
            isKept = !context.isOnlyOne
            noted = context.evaluation
        } else {
            isKept = !isKnownUniquelyReferenced(&evaluation)
            guard let evaluation else { preconditionFailure("an evaluation that has begun is there until it ends") }
            noted = evaluation
        }
        if isKept { noted.freeze() }
        return EnvironmentOutcome(evaluation: noted, context: context, replacement: replacement, isKept: isKept)
    }

    /// Takes back what an evaluation used, unless somebody keeps it.
    func recycle(_ outcome: EnvironmentOutcome) {
        if outcome.isKept {
            outcome.evaluation.forgetReads()
        } else if let context = outcome.context {
            context.reset()
            spareContext?.release()
            spareContext = .passRetained(context)
        }
    }

    /// Takes the context out of values, without counting, if nobody else has a part of it; else the values keep it.
    func takeContext(of values: inout EnvironmentValues) -> Unmanaged<EnvironmentContext>? {
        guard isKnownUniquelyReferenced(&values.context), let context = values.borrowedContext,
            context._withUnsafeGuaranteedRef({ $0.isOnlyOne })
        else { return nil }
        // Not assigned, which would release the context.
        withUnsafeMutablePointer(to: &values) { $0.initialize(to: EnvironmentValues()) }
        return context
    }

    /// Takes back a context that `takeContext` gave.
    func giveBack(_ context: Unmanaged<EnvironmentContext>) {
        context._withUnsafeGuaranteedRef { $0.reset() }
        spareContext?.release()
        spareContext = context
    }

    /// Ends the program with a message where a value that is computed from itself would soon end it without one.
    func checkStack(reading source: Source) {
        stack.enter()
        if stack.hasRoom { return }
        fatalError(
            """
            The \(source.name) is read again and again while one value is being computed. A computed environment value \
            reads itself, directly or through another one.
            """)
    }

    /// Evaluates a reader, then lets `note` see what it read.
    func read<Value>(
        from table: ScopeTable, _ value: (EnvironmentValues) -> Value, note: (EnvironmentEvaluation) -> Void
    ) -> Value {
        var values = beginEvaluation(on: table)
        let result = value(values)
        endReading(&values, note: note)
        return result
    }

    /// Ends the evaluation of a reader; `note` sees what it read.
    ///
    /// This is what every reader does after every change, so it counts as few references as it can.
    func endReading(_ values: inout EnvironmentValues, note: (EnvironmentEvaluation) -> Void) {
        if let context = takeContext(of: &values) {
            context._withUnsafeGuaranteedRef { $0.withEvaluation(note) }
            giveBack(context)
        } else if let evaluation = values.context?.evaluation {
            evaluation.freeze()
            note(evaluation)
            evaluation.forgetReads()
        }
    }
}

// MARK: - Changing

extension EnvironmentTree {
    /// Runs a change; what depends on it runs when the outermost change ends.
    func change<Result>(_ body: () -> Result) -> Result {
        changeDepth += 1
        let result = body()
        if changeDepth == 1, !(waitingTransforms.isEmpty && waitingObservers.isEmpty) { settle() }
        changeDepth -= 1
        return result
    }

    func enqueue(_ transform: ScopeTransform) {
        waitingTransforms.insert(transform, priority: UInt64(transform.depth))
    }

    func enqueue(_ observer: EnvironmentObserver) {
        waitingObservers.insert(observer, priority: observer.number)
    }

    /// Runs transforms from the root down, so that each sees final values above it, and then the observers, oldest first.
    private func settle() {
        lastSettlement += 1
        var isEndless = false
        while true {
            if let transform = waitingTransforms.removeFirst() {
                if transform.mayRun(in: lastSettlement) { transform.run() } else { isEndless = true }
            } else if let observer = waitingObservers.removeFirst() {
                if observer.mayRun(in: lastSettlement) { observer.run() } else { isEndless = true }
            } else {
                break
            }
        }
        guard isEndless else { return }
        EnvironmentDiagnostics.report(
            """
            The environment did not come to rest: a transform or an onChange action writes, again and again, what it reads. \
            It was stopped after \(SettlingReader.runLimit) runs.
            """)
    }
}
