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
    @exclusivity(unchecked) private var waitingTransforms: [ScopeTransform] = []
    @exclusivity(unchecked) private var waitingObservers: [AnyEnvironmentObserver] = []
    private var lastObserverNumber: UInt64 = 0
    @exclusivity(unchecked) private var changeDepth = 0
    private var stack = StackLimit()
    @exclusivity(unchecked) private var spareContext: EnvironmentContext?
    @exclusivity(unchecked) private var spareEvaluation: EnvironmentEvaluation?

    /// Transforms and observers that write what they read come to rest within this many runs, or are stopped.
    private static let runLimit = 10_000

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
    /// Knows the cells that were written; nil where none were.
    var context: EnvironmentContext?
    /// The values that were put in place of the given ones as a whole.
    var replacement: EnvironmentValues?
    /// Whether somebody keeps a copy of the values.
    var isKept = false
}

extension EnvironmentTree {
    /// Lets `body` work on values that note what is read and gather what is written; then `finish` sees the outcome.
    func evaluate<Result>(
        on table: ScopeTable, _ body: (inout EnvironmentValues) -> Result,
        finish: (EnvironmentEvaluation, EnvironmentOutcome) -> Void
    ) -> Result {
        var (values, evaluation) = beginEvaluation(on: table)
        let result = body(&values)
        let outcome = endEvaluation(&evaluation, of: &values)
        finish(evaluation, outcome)
        recycle(evaluation, outcome)
        return result
    }

    func beginEvaluation(on table: ScopeTable) -> (EnvironmentValues, EnvironmentEvaluation) {
        let evaluation = spareEvaluation.take() ?? EnvironmentEvaluation(tree: self)
        evaluation.begin(on: table)
        if spareContext == nil { spareContext = EnvironmentContext() }
        spareContext?.evaluation = evaluation
        return (EnvironmentValues(table: table, context: spareContext.take()), evaluation)
    }

    func endEvaluation(
        _ evaluation: inout EnvironmentEvaluation, of values: inout EnvironmentValues
    ) -> EnvironmentOutcome {
        var outcome = EnvironmentOutcome()
        if values.context?.evaluation === evaluation {
            if isKnownUniquelyReferenced(&values.context) {
                outcome.context = values.context.take()
            } else {
                outcome.context = values.context?.copy()
            }
            outcome.context?.evaluation = nil
        } else {
            outcome.replacement = values
        }
        values = EnvironmentValues()
        // Whoever kept a copy of the values holds a context, which holds the evaluation.
        outcome.isKept = !isKnownUniquelyReferenced(&evaluation)
        if outcome.isKept { evaluation.freeze() }
        return outcome
    }

    /// Takes back what an evaluation used, unless somebody keeps it.
    func recycle(_ evaluation: EnvironmentEvaluation, _ outcome: EnvironmentOutcome) {
        guard !outcome.isKept else { return }
        evaluation.end()
        spareEvaluation = evaluation
        outcome.context?.reset()
        spareContext = outcome.context
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
        evaluate(on: table, { value($0) }, finish: { evaluation, _ in note(evaluation) })
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
        waitingTransforms.append(transform)
    }

    func enqueue(_ observer: AnyEnvironmentObserver) {
        waitingObservers.append(observer)
    }

    /// Runs transforms from the root down, so that each sees final values above it, and then the observers, oldest first.
    private func settle() {
        var runs = 0
        while runs < EnvironmentTree.runLimit {
            runs += 1
            if let index = waitingTransforms.indices.min(by: {
                waitingTransforms[$0].depth < waitingTransforms[$1].depth
            }) {
                waitingTransforms.remove(at: index).run()
            } else if let index = waitingObservers.indices.min(by: {
                waitingObservers[$0].number < waitingObservers[$1].number
            }) {
                waitingObservers.remove(at: index).run()
            } else {
                return
            }
        }
        EnvironmentDiagnostics.report(
            """
            The environment did not come to rest: a transform or an onChange action writes, again and again, what it reads. \
            It was stopped after \(EnvironmentTree.runLimit) runs.
            """)
        waitingTransforms.removeAll()
        waitingObservers.removeAll()
    }
}
