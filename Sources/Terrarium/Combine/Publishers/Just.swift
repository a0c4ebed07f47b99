/// A publisher that sends one value and ends.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    /// The value.
    public let output: Output

    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        Publishers.Sequence(sequence: CollectionOfOne(output)).receive(subscriber: subscriber)
    }
}

extension Just: Equatable where Output: Equatable {}
