extension Publishers {
    /// A publisher that fails with another error than the one it hears of.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output
        let upstream: Upstream
        let transform: (Upstream.Failure) -> Failure

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.stage(subscriber) {
                .emit($0)
            } ending: {
                (nil, $0.mapFailure(transform))
            }
        }
    }
}

extension Publisher {
    /// Turns an error into another.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }

    /// Traps where this publisher fails, which is then a programming error.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.MapError<Self, Never> {
        mapError {
            fatalError("\(prefix.isEmpty ? "" : prefix + ": ")A publisher failed: \($0)", file: file, line: line)
        }
    }
}

extension Publisher where Failure == Never {
    /// The same publisher as one that could fail, to go with others that can.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.MapError<Self, E> {
        mapError { never -> E in }
    }
}
