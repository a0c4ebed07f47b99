extension Publishers {
    /// A publisher that combines each value with what it sent before.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        let initialResult: Output
        let nextPartialResult: (Output, Upstream.Output) -> Output

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.stage(subscriber) { input in
                result = nextPartialResult(result, input)
                return .emit(result)
            }
        }
    }
}

extension Publisher {
    /// Sends what `nextPartialResult` makes of each value and the result before.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
