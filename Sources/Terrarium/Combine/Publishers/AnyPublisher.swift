/// A publisher that hides what it is made of.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let attach: (any Subscriber<Output, Failure>) -> Void

    /// Hides `publisher`.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        if let known = publisher as? AnyPublisher {
            self = known
        } else {
            attach = { publisher.subscribe($0) }
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(subscriber)
    }

    public var description: String { "AnyPublisher" }
}

extension Publisher {
    /// The same publisher, with only its values and errors in its type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}
