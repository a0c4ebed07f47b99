import Synchronization

/// Makes a change, of which a transaction says how it moves.
///
/// What is written inside is shown as one state of the program: bodies see what was written before, then this.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    guard MainThread.isCurrent else { return try body() }
    var transaction = transaction
    let completions = transaction.takeCompletions()
    LiveRuntimes.sealAll()
    defer {
        let changed = LiveRuntimes.sealAll()
        LiveRuntimes.run(completions, after: changed)
    }
    return try body()
}

/// Makes a change with a value of the transaction set.
public func withTransaction<Result, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Makes a change that moves.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Makes a change that moves, and runs a closure when the movement is over, which here is when the change is made.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// The trees that are mounted, whose writes a transaction separates. Invariant: used on the main actor only.
enum LiveRuntimes {
    /// Unowned, and removed when they go: a weak reference would make every access to a runtime slower for good.
    private struct Reference {
        unowned(unsafe) let runtime: Runtime
    }

    private static let references = Mutex<[Reference]>([])

    static func add(_ runtime: Runtime) {
        let reference = Reference(runtime: runtime)
        references.withLock { $0.append(reference) }
    }

    /// Takes a tree off the list that is unmounted or about to be released.
    static func remove(_ runtime: Runtime) {
        let id = ObjectIdentifier(runtime)
        references.withLock { references in
            references.removeAll { ObjectIdentifier($0.runtime) == id }
        }
    }

    /// Ends what was written so far in every tree; returns the last tree in which a state waits to be shown.
    @discardableResult
    static func sealAll() -> Runtime? {
        var changed: Runtime?
        for reference in references.withLock({ $0 }) {
            let runtime = reference.runtime
            guard !runtime.isUnmounted else { continue }
            runtime.batches.seal()
            if runtime.batches.hasSealed { changed = runtime }
        }
        return changed
    }

    /// Runs closures when a tree has shown what was changed; at once if nothing was.
    static func run(_ completions: [@MainActor () -> Void], after runtime: Runtime?) {
        for completion in completions {
            if let runtime, let root = runtime.root {
                runtime.lifecycle.enqueue(for: root, completion)
            } else {
                onMainActor { completion() }
            }
        }
    }
}
