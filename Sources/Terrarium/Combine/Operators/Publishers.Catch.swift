extension Publishers {
    /// A publisher that goes on with another publisher where one fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure
        let upstream: Upstream
        let handler: (Upstream.Failure) -> NewPublisher

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stage = SuccessionStage(subscriber)
            subscriber.receive(subscription: stage)
            stage.follow(upstream) { completion in
                switch completion {
                case .finished: stage.finish(.finished)
                case .failure(let error): stage.follow(handler(error)) { stage.finish($0) }
                }
            }
        }
    }

    /// A publisher that subscribes again where another fails, so many times.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        let retries: Int

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stage = SuccessionStage(subscriber)
            subscriber.receive(subscription: stage)
            attempt(stage, retries: retries)
        }

        private func attempt<S: Subscriber>(
            _ stage: SuccessionStage<S>, retries: Int
        ) where S.Input == Output, S.Failure == Failure {
            stage.follow(upstream) { completion in
                if case .failure = completion, retries > 0 {
                    attempt(stage, retries: retries - 1)
                } else {
                    stage.finish(completion)
                }
            }
        }
    }
}

extension Publisher {
    /// Goes on with the publisher that `handler` makes of an error.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Sends `output` and finishes where this publisher fails.
    public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
        `catch` { _ in Just(output) }
    }

    /// Subscribes again where this publisher fails, at most `retries` times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
