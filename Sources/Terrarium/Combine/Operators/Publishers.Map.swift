extension Publishers {
    /// A publisher that turns each value into another.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        let transform: (Upstream.Output) -> Output

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.stage(subscriber) { .emit(transform($0)) }
        }
    }

    /// A publisher that turns each value into another and fails when that throws.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error
        let upstream: Upstream
        let transform: (Upstream.Output) throws -> Output

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.stage(subscriber) { input in
                do { return .emit(try transform(input)) } catch { return .fail(error) }
            } ending: {
                (nil, $0.mapFailure { $0 })
            }
        }
    }
}

extension Publisher {
    /// Turns each value into another.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Sends a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self) { $0[keyPath: keyPath] }
    }

    /// Sends several properties of each value.
    public func map<First, Second, each Other>(
        _ first: KeyPath<Output, First>, _ second: KeyPath<Output, Second>, _ other: repeat KeyPath<Output, each Other>
    ) -> Publishers.Map<Self, (First, Second, repeat each Other)> {
        Publishers.Map(upstream: self) { value in
            (value[keyPath: first], value[keyPath: second], repeat value[keyPath: each other])
        }
    }

    /// Turns each value into another and fails when that throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Sends `output` in place of nil.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }
}
