/// A value that belongs to a gesture while it lasts, and has its first value again afterwards.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private var state: State<Value>
    fileprivate let initial: Value

    /// Starts with a value.
    public init(wrappedValue value: Value) {
        initial = value
        state = State(wrappedValue: value)
    }

    /// Starts with a value.
    public init(initialValue value: Value) {
        self.init(wrappedValue: value)
    }

    /// Starts with a value; `resetTransaction` is used when the gesture ends.
    public init(wrappedValue value: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: value)
    }

    /// The present value.
    public var wrappedValue: Value { state.wrappedValue }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    fileprivate func set(_ value: Value) {
        state.wrappedValue = value
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Starts with nil.
    public init() {
        self.init(wrappedValue: nil)
    }
}

/// A gesture that keeps a state up to date while it lasts.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never

    let base: Base
    let state: GestureState<State>
    let update: @MainActor (Value, inout State, inout Transaction) -> Void

    public static func _recognizers(
        of gesture: Self, _ observer: _GestureObserver<Value>
    ) -> [_GestureRecognizer] {
        Base._recognizers(
            of: gesture.base,
            _GestureObserver(
                changed: { value in
                    var state = gesture.state.wrappedValue
                    var transaction = Transaction()
                    gesture.update(value, &state, &transaction)
                    gesture.state.set(state)
                    observer.changed(value)
                },
                ended: { value in
                    gesture.state.set(gesture.state.initial)
                    observer.ended(value)
                }))
    }
}

extension Gesture {
    /// Keeps a gesture state up to date while the gesture lasts.
    @preconcurrency
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }
}
