/// How a binding that is made from another one reads and writes.
class DerivedBinding<Value>: @unchecked Sendable {
    func get() -> Value {
        fatalError("A derived binding overrides this method.")
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

    override func get() -> Value { base.wrappedValue[keyPath: keyPath] }

    override func set(_ value: Value) {
        base.wrappedValue[keyPath: keyPath] = value
    }

    override func isSame(as other: DerivedBinding<Value>) -> Bool {
        guard let other = other as? KeyPathBinding<Root, Value> else { return false }
        return keyPath == other.keyPath && base.isSame(as: other.base)
    }
}

/// A property of an object: an observable model or an observable object.
final class ObjectBinding<Root: AnyObject, Value>: DerivedBinding<Value>, @unchecked Sendable {
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
