/// How a binding that is made from another one reads and writes.
class DerivedBinding<Value>: @unchecked Sendable {
    /// What a body read last, where only that tells whether the value has become different: see `isOfWholeObject`.
    private final var lastRead: Value?

    func get() -> Value {
        fatalError("A derived binding overrides this method.")
    }

    /// Whether the value lies in an object that tells only that something in it changes. Who reads the binding does not
    /// hear of that; the view that holds the object runs, and its bindings are compared with those that were there.
    var isOfWholeObject: Bool { false }

    /// The state in which the value lies, if it lies in a state.
    var state: Source? { nil }

    /// The value, remembered if a body reads it. Of a larger state a body depends on this part only: a write that leaves
    /// the part equal does not run it again.
    final func read() -> Value {
        guard EvaluationFrame.isRecording else { return get() }
        if let state {
            let value = EvaluationFrame.withoutRecording(get)
            let areEqual = ValueComparison.of(Value.self)
            EvaluationFrame.recordRead(of: state) { [self] in !areEqual(value, EvaluationFrame.withoutRecording(get)) }
            return value
        }
        let value = get()
        if isOfWholeObject { lastRead = value }
        return value
    }

    /// Whether a view that has this binding may do without the other one: both reach the same place, and what was read
    /// there is still there.
    final func isSameInput(as other: DerivedBinding<Value>) -> Bool {
        guard isSame(as: other) else { return false }
        guard self !== other, isOfWholeObject, let lastRead else { return true }
        return ValueComparison.of(Value.self)(lastRead, other.get())
    }

    func set(_ value: Value) {}

    /// Whether the other binding certainly reaches the same value.
    func isSame(as other: DerivedBinding<Value>) -> Bool { self === other }
}

/// A property of another binding's value.
final class KeyPathBinding<Root, Value>: DerivedBinding<Value>, @unchecked Sendable {
    private let base: Binding<Root>
    private let keyPath: WritableKeyPath<Root, Value>

    init(base: Binding<Root>, keyPath: WritableKeyPath<Root, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    override var isOfWholeObject: Bool { base.isOfWholeObject }

    override var state: Source? { base.state }

    override func get() -> Value { base.wrappedValue[keyPath: keyPath] }

    override func set(_ value: Value) {
        base.wrappedValue[keyPath: keyPath] = value
    }

    override func isSame(as other: DerivedBinding<Value>) -> Bool {
        guard let other = other as? KeyPathBinding<Root, Value> else { return false }
        return keyPath == other.keyPath && base.isSame(as: other.base)
    }
}

/// A property of an observable object, which has one publisher for all its properties.
final class PublishedBinding<Root: AnyObject, Value>: ObjectBinding<Root, Value>, @unchecked Sendable {
    override var isOfWholeObject: Bool { true }
}

/// A property of an object, which itself notices who reads it.
class ObjectBinding<Root: AnyObject, Value>: DerivedBinding<Value>, @unchecked Sendable {
    private let object: Root
    private let keyPath: ReferenceWritableKeyPath<Root, Value>

    init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    override func get() -> Value { object[keyPath: keyPath] }

    override func set(_ value: Value) {
        object[keyPath: keyPath] = value
    }

    override func isSame(as other: DerivedBinding<Value>) -> Bool {
        guard let other = other as? ObjectBinding<Root, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}

/// An element of another binding's collection; the last one that was there once the collection has lost its index, as
/// a leaving view still reads it. A write to an index that is gone has no effect.
final class ElementBinding<Base: MutableCollection>: DerivedBinding<Base.Element>, @unchecked Sendable {
    private let base: Binding<Base>
    private let index: Base.Index
    private var last: Base.Element?

    init(base: Binding<Base>, index: Base.Index) {
        self.base = base
        self.index = index
    }

    override var isOfWholeObject: Bool { base.isOfWholeObject }

    override var state: Source? { base.state }

    override func get() -> Base.Element {
        let elements = base.wrappedValue
        if let last, !has(index, elements) { return last }
        let element = elements[index]
        last = element
        return element
    }

    override func set(_ value: Base.Element) {
        if last == nil || has(index, base.wrappedValue) { base.wrappedValue[index] = value }
    }

    private func has(_ index: Base.Index, _ elements: Base) -> Bool {
        index >= elements.startIndex && index < elements.endIndex
    }

    override func isSame(as other: DerivedBinding<Base.Element>) -> Bool {
        guard let other = other as? ElementBinding<Base> else { return false }
        return index == other.index && base.isSame(as: other.base)
    }
}

/// The value of an optional; the last one that was there while the optional is nil, as a closing view still reads it.
final class UnwrappedBinding<Value>: DerivedBinding<Value>, @unchecked Sendable {
    private let base: Binding<Value?>
    private var last: Value

    init(base: Binding<Value?>, last: Value) {
        self.base = base
        self.last = last
    }

    override var isOfWholeObject: Bool { base.isOfWholeObject }

    override var state: Source? { base.state }

    override func get() -> Value {
        if let value = base.wrappedValue { last = value }
        return last
    }

    override func set(_ value: Value) {
        base.wrappedValue = value
    }

    override func isSame(as other: DerivedBinding<Value>) -> Bool {
        guard let other = other as? UnwrappedBinding<Value> else { return false }
        return base.isSame(as: other.base)
    }
}

/// A value as an optional.
final class WrappedBinding<Value>: DerivedBinding<Value?>, @unchecked Sendable {
    private let base: Binding<Value>

    init(base: Binding<Value>) {
        self.base = base
    }

    override var isOfWholeObject: Bool { base.isOfWholeObject }

    override var state: Source? { base.state }

    override func get() -> Value? { base.wrappedValue }

    override func set(_ value: Value?) {
        if let value { base.wrappedValue = value }
    }

    override func isSame(as other: DerivedBinding<Value?>) -> Bool {
        guard let other = other as? WrappedBinding<Value> else { return false }
        return base.isSame(as: other.base)
    }
}

/// A hashable value with its type hidden.
final class HashableBinding<Known: Hashable>: DerivedBinding<AnyHashable>, @unchecked Sendable {
    private let base: Binding<Known>

    init(base: Binding<Known>) {
        self.base = base
    }

    override var isOfWholeObject: Bool { base.isOfWholeObject }

    override var state: Source? { base.state }

    override func get() -> AnyHashable { base.wrappedValue }

    override func set(_ value: AnyHashable) {
        if let value = value.base as? Known { base.wrappedValue = value }
    }

    override func isSame(as other: DerivedBinding<AnyHashable>) -> Bool {
        guard let other = other as? HashableBinding<Known> else { return false }
        return base.isSame(as: other.base)
    }
}

/// A binding's own functions.
final class BindingFunctions<Value>: @unchecked Sendable {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value, Transaction) -> Void

    init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void) {
        self.get = get
        self.set = set
    }

    func read() -> Value {
        onMainActor { UncheckedBox(get()) }.value
    }

    func write(_ value: Value, _ transaction: Transaction) {
        let input = UncheckedBox((value, transaction))
        onMainActor { set(input.value.0, input.value.1) }
    }
}

extension Binding {
    /// Whether the value lies in an object that tells only that something in it changes.
    var isOfWholeObject: Bool {
        if case .derived(let derived) = storage { derived.isOfWholeObject } else { false }
    }

    /// The state in which the value lies, if it lies in a state.
    var state: Source? {
        switch storage {
        case .source(let source): source
        case .derived(let derived): derived.state
        case .functions, .constant: nil
        }
    }

    /// Whether a view that has this binding may do without the other one.
    func isSameInput(as other: Binding<Value>) -> Bool {
        if case (.derived(let one), .derived(let two)) = (storage, other.storage) { return one.isSameInput(as: two) }
        return isSame(as: other)
    }

    /// Whether two bindings certainly reach the same value. Functions made anew count as different.
    func isSame(as other: Binding<Value>) -> Bool {
        switch (storage, other.storage) {
        case (.source(let one), .source(let two)): one === two
        case (.derived(let one), .derived(let two)): one.isSame(as: two)
        case (.functions(let one), .functions(let two)): one === two
        case (.constant(let one), .constant(let two)): ValueComparison.of(Value.self)(one, two)
        default: false
        }
    }
}
