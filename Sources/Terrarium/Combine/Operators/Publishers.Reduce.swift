extension Publishers {
    /// A publisher that combines all values into one and sends it at the end.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        let initial: Output?
        let nextPartialResult: (Output?, Upstream.Output) -> Output

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            upstream.gather(subscriber) { input in
                result = nextPartialResult(result, input)
                return true
            } result: {
                result
            }
        }
    }

    /// A publisher that says whether some value passes a test, as soon as it knows.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        let predicate: (Upstream.Output) -> Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
            var isFound = false
            upstream.gather(subscriber) { input in
                isFound = predicate(input)
                return !isFound
            } result: {
                isFound
            }
        }
    }
}

extension Publisher {
    /// Sends, at the end, what `nextPartialResult` has made of all values.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult) { nextPartialResult($0 ?? initialResult, $1) }
    }

    /// Sends, at the end, how many values there were.
    public func count() -> Publishers.Reduce<Self, Int> {
        reduce(0) { count, _ in count + 1 }
    }

    /// Sends the last value at the end, and none where there was none.
    public func last() -> Publishers.Reduce<Self, Output> {
        Publishers.Reduce(upstream: self, initial: nil) { _, value in value }
    }

    /// Sends the last value for which `predicate` is true at the end, and none where there was none.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Reduce<Publishers.Filter<Self>, Output>
    {
        filter(predicate).last()
    }

    /// Sends whether `predicate` is true for some value, as soon as it knows.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether `predicate` is true for all values, as soon as it knows.
    public func allSatisfy(
        _ predicate: @escaping (Output) -> Bool
    ) -> Publishers.Map<Publishers.ContainsWhere<Self>, Bool> {
        contains { !predicate($0) }.map { !$0 }
    }
}

extension Publisher where Output: Equatable {
    /// Sends whether `output` is among the values, as soon as it knows.
    public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> {
        contains { $0 == output }
    }
}
