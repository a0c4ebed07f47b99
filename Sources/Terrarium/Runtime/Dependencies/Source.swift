/// A value that others read and want to hear about: a state box or an environment cell.
///
/// Invariant: `subscriptions[i].index == i` for every `i`, so that leaving costs the same however many readers there are.
@usableFromInline
package class Source: @unchecked Sendable {
    /// The number of the last evaluation that read this source; a second read in one evaluation costs one comparison.
    @exclusivity(unchecked) var lastEvaluation: UInt64 = 0
    @exclusivity(unchecked) private var subscriptions: ContiguousArray<Unmanaged<SourceSubscription>> = []

    package init() {}

    /// What a log of causes calls this source: `state count`, `environment \.font`.
    package var name: String { "value" }

    /// The number of readers that would hear of a change.
    package var subscriberCount: Int { subscriptions.count }

    /// The readers, in the order in which the list happens to hold them.
    package var subscribers: [SourceReader] {
        subscriptions.map { $0.takeUnretainedValue().subscriber }
    }

    /// Tells every reader that the value has become different, those of a part only if their part has.
    ///
    /// Readers only mark themselves; none may subscribe or leave while it is being told.
    package final func notifySubscribers() {
        for subscription in subscriptions {
            subscription._withUnsafeGuaranteedRef {
                // Nobody leaves meanwhile, so no references need to be counted.
                if $0.isConcerned { $0.reader._withUnsafeGuaranteedRef { $0.sourceDidChange(self) } }
            }
        }
    }

    /// Tells those readers of whom `isConcerned` says so.
    package final func notifySubscribers(where isConcerned: (SourceReader) -> Bool) {
        for subscription in subscriptions {
            subscription._withUnsafeGuaranteedRef {
                if $0.isConcerned, isConcerned($0.subscriber) { $0.subscriber.sourceDidChange(self) }
            }
        }
    }

    fileprivate final func add(_ subscription: SourceSubscription) {
        subscription.index = subscriptions.count
        subscriptions.append(.passUnretained(subscription))
    }

    fileprivate final func remove(_ subscription: SourceSubscription) {
        let last = subscriptions.removeLast()
        if last.toOpaque() != Unmanaged.passUnretained(subscription).toOpaque() {
            subscriptions[subscription.index] = last
            last._withUnsafeGuaranteedRef { $0.index = subscription.index }
        }
    }
}

/// One reader of one source; the reader owns it, and both ends find each other in constant time.
@usableFromInline
package final class SourceSubscription: @unchecked Sendable {
    package let source: Source
    /// The reader, which owns the subscription.
    fileprivate let reader: Unmanaged<SourceReader>
    @exclusivity(unchecked) fileprivate var index = 0
    @exclusivity(unchecked) private var isActive = true
    /// For a reader of parts only: whether each part that it read is different now. Nil for a reader of the whole.
    @exclusivity(unchecked) var partChanges: ContiguousArray<() -> Bool>?

    package init(of source: Source, by subscriber: SourceReader) {
        self.source = source
        reader = .passUnretained(subscriber)
        source.add(self)
    }

    fileprivate var isConcerned: Bool {
        guard let partChanges else { return true }
        return partChanges.contains { $0() }
    }

    package var subscriber: SourceReader { reader.takeUnretainedValue() }

    /// Whether this is the source, found without counting references.
    final func isOf(_ other: Unmanaged<Source>) -> Bool {
        Unmanaged.passUnretained(source).toOpaque() == other.toOpaque()
    }

    /// Leaves the source. Calling it again does nothing.
    package func cancel() {
        guard isActive else { return }
        isActive = false
        source.remove(self)
    }

    deinit { cancel() }
}

/// Something that reads sources and is told when one of them changes.
@usableFromInline
package class SourceReader: @unchecked Sendable {
    package init() {}

    /// The scope whose environment values this reader reads; nil for a reader that must hear of every change.
    package var environmentScope: EnvironmentScope? { nil }

    /// Where the reader stands, for those who ask who reads a source: `RootView > CardView`; nil for a reader behind the scenes.
    package var readerPath: String? { nil }

    /// Where the reader stands, if it knows the source and its last code did not read it; nil otherwise.
    package var holderPath: String? { nil }

    /// Called while the source is changing: mark what must run again, and return.
    package func sourceDidChange(_ source: Source) {}
}
