/// The values of a publisher as an asynchronous sequence.
///
/// Each step of the loop asks the publisher for one value; what a subject sends while nobody waits is lost.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    private let publisher: P

    /// Makes the sequence of a publisher's values.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// One walk over the values.
    public struct Iterator: AsyncIteratorProtocol {
        private let steps: AsyncSteps<P.Output, Never>

        fileprivate init(_ publisher: P) {
            steps = AsyncSteps()
            publisher.subscribe(steps.subscriber)
        }

        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            await steps.next().get()
        }

        public mutating func next() async -> P.Output? {
            await steps.next().get()
        }
    }
}

/// The values of a publisher that may fail as an asynchronous sequence.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    private let publisher: P

    /// Makes the sequence of a publisher's values.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// One walk over the values.
    public struct Iterator: AsyncIteratorProtocol {
        private let steps: AsyncSteps<P.Output, P.Failure>

        fileprivate init(_ publisher: P) {
            steps = AsyncSteps()
            publisher.subscribe(steps.subscriber)
        }

        public mutating func next(isolation actor: isolated (any Actor)?) async throws(P.Failure) -> P.Output? {
            try await steps.next().get()
        }

        public mutating func next() async throws -> P.Output? {
            try await steps.next().get()
        }
    }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values as an asynchronous sequence that throws where the publisher fails.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
