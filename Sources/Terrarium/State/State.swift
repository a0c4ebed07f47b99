/// A value that belongs to a view and lives as long as the view keeps its place in the tree.
///
/// The first value is used when the view appears; later values of the initialiser are ignored. Writing a value that is
/// equal (`==`) to the present one changes nothing.
///
/// Writes from other threads are carried over to the main actor. A write while a body runs takes effect afterwards and is
/// reported as an issue.
@frozen @propertyWrapper
public struct State<Value>: DynamicProperty {
    @usableFromInline var initial: Value
    @usableFromInline var source: StateSource<Value>?

    /// Starts with a value.
    public init(wrappedValue value: Value) {
        initial = value
    }

    /// Starts with a value.
    public init(initialValue value: Value) {
        initial = value
    }

    /// The present value. Reading it in a body makes the body run again when it changes.
    public var wrappedValue: Value {
        get {
            guard let source else {
                OutsideView.report("@State", of: Value.self)
                return initial
            }
            return source.read()
        }
        nonmutating set {
            guard let source else {
                OutsideView.report("@State", of: Value.self)
                return
            }
            source.write(newValue)
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let source else {
            OutsideView.report("@State", of: Value.self)
            return .constant(initial)
        }
        return Binding(source: source)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Starts with nil.
    @inlinable
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Sendable where Value: Sendable {}

extension State: InstallableField {
    package static func install(
        at field: UnsafeMutableRawPointer, state: AnyObject?, in context: FieldContext
    ) -> AnyObject? {
        let property = field.assumingMemoryBound(to: State<Value>.self)
        if let state {
            property.pointee.source = unsafeDowncast(state, to: StateSource<Value>.self)
            return state
        }
        let source = StateSource(property.pointee.initial, name: context.name, owner: context.node)
        property.pointee.source = source
        return source
    }
}
