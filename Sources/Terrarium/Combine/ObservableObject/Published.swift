/// A property of a class that announces its changes before they happen.
///
/// Writing it makes the object's `objectWillChange` send, then `$property` sends the new value, and only then does the
/// property have it: whoever receives the value still sees the old one on the object.
@propertyWrapper
public struct Published<Value> {
    private(set) var storage: PublishedStorage<Value>

    public init(initialValue: Value) {
        storage = PublishedStorage(initialValue)
    }

    public init(wrappedValue: Value) {
        storage = PublishedStorage(wrappedValue)
    }

    /// The property's values: the current one first, then each new one before the property has it.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { storage = newValue.storage }
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.value = newValue }
    }

    /// A publisher of the values of one published property.
    public struct Publisher: Terrarium.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        fileprivate let storage: PublishedStorage<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.attach(subscriber)
        }
    }
}

extension Published: @unchecked Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
    /// Stores each value in a published property, for as long as that property lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.storage.follow(self)
    }
}
