/// A value that lives elsewhere, to be read and written here.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    enum Storage {
        case source(StateSource<Value>)
        case derived(DerivedBinding<Value>)
        case functions(BindingFunctions<Value>)
        case constant(Value)
    }

    let storage: Storage
    /// The transaction with which writes are made.
    public var transaction = Transaction()

    init(source: StateSource<Value>) {
        storage = .source(source)
    }

    init(derived: DerivedBinding<Value>) {
        storage = .derived(derived)
    }

    /// Reads and writes through functions.
    @preconcurrency
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        storage = .functions(BindingFunctions(get: get, set: { value, _ in set(value) }))
    }

    /// Reads and writes through functions, of which the second is told the transaction.
    @preconcurrency
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void) {
        storage = .functions(BindingFunctions(get: get, set: set))
    }

    /// The same binding.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    private init(_ storage: Storage) {
        self.storage = storage
    }

    /// A binding that cannot be changed.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(.constant(value))
    }

    /// The value. Reading it in a body makes the body run again when it changes.
    public var wrappedValue: Value {
        get {
            switch storage {
            case .source(let source): source.read()
            case .derived(let derived): derived.read()
            case .functions(let functions): functions.read()
            case .constant(let value): value
            }
        }
        nonmutating set {
            switch storage {
            case .source(let source): withTransactionIfNeeded { source.write(newValue) }
            case .derived(let derived): withTransactionIfNeeded { derived.set(newValue) }
            case .functions(let functions):
                let transaction = transaction.isEmpty ? WriteTransaction.current ?? transaction : transaction
                withTransactionIfNeeded { functions.write(newValue, transaction) }
            case .constant: break
            }
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a property of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(derived: KeyPathBinding(base: self, keyPath: keyPath))
    }

    private func withTransactionIfNeeded(_ write: () -> Void) {
        if transaction.isEmpty {
            write()
        } else {
            withTransaction(transaction) { WriteTransaction.pass(transaction, to: write) }
        }
    }
}

/// The transaction of the binding that is being written, for the binding that it was made from.
private enum WriteTransaction {
    /// Invariant: used on the main actor only.
    nonisolated(unsafe) private static var passed: Transaction?

    static var current: Transaction? { MainThread.isCurrent ? passed : nil }

    static func pass(_ transaction: Transaction, to write: () -> Void) {
        guard MainThread.isCurrent else { return write() }
        let outer = passed
        passed = transaction
        defer { passed = outer }
        write()
    }
}

extension Binding {
    /// A binding to the value of an optional, or nil while there is none.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(derived: UnwrappedBinding(base: base, last: value))
    }

    /// A binding to the value as an optional. Writing nil is ignored.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(derived: WrappedBinding(base: base))
    }

    /// A binding to the value as `AnyHashable`. Writing a value of another type is ignored.
    public init<Known: Hashable>(_ base: Binding<Known>) where Value == AnyHashable {
        self.init(derived: HashableBinding(base: base))
    }

    /// The same value, written with a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    /// The same value, written with an animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }

    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
    public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

    public subscript(position: Value.Index) -> Binding<Value.Element> { self[elementAt: position] }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

extension Binding where Value: MutableCollection {
    /// A binding to one element, which stays valid while the collection has the index.
    subscript(elementAt index: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(derived: ElementBinding(base: self, index: index))
    }
}

extension Binding: InstallableField {
    package static func install(
        at field: UnsafeMutableRawPointer, state: AnyObject?, in context: FieldContext
    ) -> AnyObject? { nil }

    package static func isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: Self.self).pointee.isSameInput(as: new.assumingMemoryBound(to: Self.self).pointee)
    }
}
