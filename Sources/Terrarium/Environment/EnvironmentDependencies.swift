import Synchronization

/// What an evaluation read, detached from it.
struct EnvironmentSources {
    var sources: ContiguousArray<Source> = []
    /// Whether it read all values, or somebody kept them and may read any.
    var readsEverything = false

    init() {}

    /// Nil where nothing was read.
    init?(_ evaluation: EnvironmentEvaluation) {
        readsEverything = evaluation.readsEverything || evaluation.isFrozen
        if evaluation.reads.isEmpty, !readsEverything { return nil }
        sources = evaluation.sources
    }
}

/// The subscriptions of a reader of environment values.
struct EnvironmentDependencies {
    private var list = DependencyList()

    /// The sources that are subscribed to, in the order of reading.
    var sources: [Source] { list.subscriptions.map(\.source) }

    /// Subscribes to what an evaluation read at `scope`, and leaves what was read before and is not read any more.
    mutating func replace(
        by evaluation: EnvironmentEvaluation, readsEverything: Bool, of scope: EnvironmentScope,
        subscriber: SourceReader
    ) {
        if !readsEverything, !evaluation.isFrozen, list.isExactly(evaluation.reads) { return }
        replace(by: evaluation.sources, readsEverything: readsEverything, of: scope, subscriber: subscriber)
    }

    /// Subscribes to what was read at `scope`, and leaves what was read before and is not read any more.
    mutating func replace(by read: EnvironmentSources, of scope: EnvironmentScope?, subscriber: SourceReader) {
        replace(by: read.sources, readsEverything: read.readsEverything, of: scope, subscriber: subscriber)
    }

    mutating func replace(
        by sources: ContiguousArray<Source>, readsEverything: Bool, of scope: EnvironmentScope?,
        subscriber: SourceReader
    ) {
        let evaluation = EnvironmentDependencies.nextEvaluation()
        list.begin()
        for source in sources { list.read(source, by: subscriber, evaluation: evaluation) }
        if readsEverything, let scope {
            scope.table.forEachCell { _, cell in list.read(cell, by: subscriber, evaluation: evaluation) }
            list.read(scope.tree.wholeReaders, by: subscriber, evaluation: evaluation)
        }
        list.end()
    }

    mutating func removeAll() {
        list.removeAll()
    }

    /// Starts over: what is not read again until ``end()`` is left.
    mutating func begin() -> UInt64 {
        list.begin()
        return EnvironmentDependencies.nextEvaluation()
    }

    mutating func end() {
        list.end()
    }

    /// Subscribes to a key as it is visible at `scope`, or to all values where it is nil, beside what was read before.
    mutating func add(
        _ key: ObjectIdentifier?, of scope: EnvironmentScope, subscriber: SourceReader, evaluation: UInt64? = nil
    ) {
        let evaluation = evaluation ?? EnvironmentDependencies.nextEvaluation()
        if let key {
            let source: Source = scope.table.cell(for: key) ?? scope.tree.absentKey(key)
            list.read(source, by: subscriber, evaluation: evaluation)
        } else {
            scope.table.forEachCell { _, cell in list.read(cell, by: subscriber, evaluation: evaluation) }
            list.read(scope.tree.wholeReaders, by: subscriber, evaluation: evaluation)
        }
    }

    // Evaluations of view bodies are counted from one; these are counted from the middle, so that a source that both read
    // never takes one for the other. Trees on different threads share the counter.
    private static let lastEvaluation = Atomic<UInt64>(1 << 63)

    private static func nextEvaluation() -> UInt64 {
        lastEvaluation.wrappingAdd(1, ordering: .relaxed).newValue
    }
}
