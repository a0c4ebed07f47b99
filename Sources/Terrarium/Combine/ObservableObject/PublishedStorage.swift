/// What `PublishedFields` sees of a published property's storage, whatever its value is.
class PublishedStorageBase {
    fileprivate let lock = StateLock()
    fileprivate final var publisher: ObservableObjectPublisher?

    /// The publisher of the object that the property belongs to, once somebody has asked for it.
    final var objectWillChange: ObservableObjectPublisher? {
        get { lock.withLock { publisher } }
        set { lock.withLock { publisher = newValue } }
    }
}

/// The value of one published property and those who want to hear of it.
final class PublishedStorage<Value>: PublishedStorageBase {
    private var current: Value
    /// Made for the first subscriber: most properties are only read by views.
    private var conduits: SubjectConduitList<Value, Never>?
    private var inputs: [AnyCancellable] = []

    init(_ value: Value) {
        current = value
    }

    var value: Value {
        get { lock.withLock { current } }
        set {
            let (publisher, conduits) = lock.withLock { (self.publisher, self.conduits) }
            publisher?.send(from: ObjectIdentifier(self))
            conduits?.send(newValue)
            // The old value is released outside the lock: what it holds may run code as it goes.
            var replaced = newValue
            lock.withLock { swap(&current, &replaced) }
        }
    }

    func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        let list = lock.withLock {
            let list = conduits ?? SubjectConduitList()
            conduits = list
            return list
        }
        list.attach(subscriber) { self.value }
    }

    /// Takes every value of a publisher until the property goes away.
    func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
        let input = publisher.sink { [weak self] in self?.value = $0 }
        lock.withLock { inputs.append(input) }
    }
}
