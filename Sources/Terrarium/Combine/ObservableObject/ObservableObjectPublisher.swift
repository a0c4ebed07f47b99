/// The publisher that announces that an object is about to change.
///
/// Views do not subscribe to it as others do: they read its `source`, which tells them exactly and without a closure each.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let conduits = SubjectConduitList<Void, Never>()
    /// What views read. It is told on the main actor: at once where the change comes from there, else soon.
    package let source: Source
    private let objectSource: ObservedObjectSource

    public init() {
        objectSource = ObservedObjectSource()
        source = objectSource
    }

    /// Makes the publisher of an object, which it does not keep alive.
    init(object: AnyObject) {
        objectSource = ObservedObjectSource(object: object)
        source = objectSource
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        conduits.attach(subscriber)
    }

    /// Announces a change.
    public func send() { send(from: nil) }

    /// Announces a change of the published property that `storage` belongs to.
    func send(from storage: ObjectIdentifier?) {
        conduits.send(())
        objectSource.objectWillChange(storage: storage)
    }
}
