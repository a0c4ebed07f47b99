/// The sources that one evaluation read, kept exact from one evaluation to the next.
///
/// The list is walked in step with the reads: a body that reads what it read last time, in the same order, allocates nothing.
/// What the last evaluation did not read is left when it ends.
struct DependencyList {
    private(set) var subscriptions: ContiguousArray<SourceSubscription> = []
    private var position = 0

    var isEmpty: Bool { subscriptions.isEmpty }

    /// Whether the sources that are subscribed to are exactly these, in this order.
    func isExactly(_ sources: ContiguousArray<Unmanaged<Source>>) -> Bool {
        guard subscriptions.count == sources.count else { return false }
        for index in sources.indices {
            if !subscriptions[index].isOf(sources[index]) { return false }
        }
        return true
    }

    /// Starts an evaluation: nothing has been read yet.
    mutating func begin() {
        position = 0
    }

    /// Records that the running evaluation read `source`.
    mutating func read(_ source: Source, by subscriber: SourceReader, evaluation: UInt64) {
        if source.lastEvaluation == evaluation { return }
        source.lastEvaluation = evaluation
        subscribe(to: source, by: subscriber).subscription.partChanges = nil
    }

    /// Records that the running evaluation read a part of `source`, which `isChanged` looks at again.
    mutating func read(
        partOf source: Source, by subscriber: SourceReader, evaluation: UInt64, isChanged: @escaping () -> Bool
    ) {
        if source.lastEvaluation == evaluation { return }
        let (subscription, isFirst) = subscribe(to: source, by: subscriber)
        if isFirst {
            subscription.partChanges = [isChanged]
        } else {
            // Without parts, this evaluation has read the whole already.
            subscription.partChanges?.append(isChanged)
        }
    }

    /// The subscription to `source`, and whether the running evaluation meets it for the first time.
    private mutating func subscribe(
        to source: Source, by subscriber: SourceReader
    ) -> (subscription: SourceSubscription, isFirst: Bool) {
        if position < subscriptions.count, subscriptions[position].source === source {
            position += 1
            return (subscriptions[position - 1], true)
        }
        if let known = subscriptions.firstIndex(where: { $0.source === source }) {
            // An evaluation nested in this one may have left its own number on the source.
            guard known >= position else { return (subscriptions[known], false) }
            subscriptions.swapAt(position, known)
        } else {
            subscriptions.append(SourceSubscription(of: source, by: subscriber))
            subscriptions.swapAt(position, subscriptions.count - 1)
        }
        position += 1
        return (subscriptions[position - 1], true)
    }

    /// Ends the evaluation and leaves every source that it did not read.
    mutating func end() {
        guard position < subscriptions.count else { return }
        for subscription in subscriptions[position...] { subscription.cancel() }
        subscriptions.removeSubrange(position...)
    }

    mutating func removeAll() {
        for subscription in subscriptions { subscription.cancel() }
        subscriptions.removeAll()
        position = 0
    }
}
