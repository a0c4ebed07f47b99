extension Publishers {
    /// A publisher that sends values in groups.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        let count: Int

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var group: Output = []
            upstream.stage(subscriber) { input in
                group.append(input)
                guard group.count >= count else { return .skip }
                defer { group = [] }
                return .emit(group)
            } ending: { completion in
                // A group that has been started was asked for, so the last one needs no demand of its own.
                if case .finished = completion, !group.isEmpty { return (group, completion) }
                return (nil, completion)
            }
        }
    }
}

extension Publisher {
    /// Sends all values together at the end.
    public func collect() -> Publishers.Reduce<Self, [Output]> {
        Publishers.Reduce(upstream: self, initial: []) { ($0 ?? []) + CollectionOfOne($1) }
    }

    /// Sends values in groups of `count`, and what is left at the end.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
