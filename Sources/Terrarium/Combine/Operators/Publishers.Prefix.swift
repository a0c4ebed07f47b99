extension Publishers {
    /// A publisher that sends the first values and ends.
    public struct Prefix<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        let count: Int

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard count > 0 else { return Empty().receive(subscriber: subscriber) }
            var left = count
            upstream.stage(subscriber) { input in
                left -= 1
                return left > 0 ? .emit(input) : .last(input)
            }
        }
    }

    /// A publisher that sends values up to the first that fails a test, and ends.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        let predicate: (Output) -> Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.stage(subscriber) { predicate($0) ? .emit($0) : .finish }
        }
    }

    /// A publisher that sends the first value that passes a test, and ends.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        let predicate: (Output) -> Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.stage(subscriber) { predicate($0) ? .last($0) : .skip }
        }
    }
}

extension Publisher {
    /// Sends at most `maxLength` values and ends.
    public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
        Publishers.Prefix(upstream: self, count: maxLength)
    }

    /// Sends values as long as `predicate` is true, and ends.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Sends the first value and ends.
    public func first() -> Publishers.Prefix<Self> { prefix(1) }

    /// Sends the first value for which `predicate` is true, and ends.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }
}
