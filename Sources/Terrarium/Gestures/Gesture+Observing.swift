/// A gesture that tells somebody of its changes.
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
    public typealias Value = Content.Value
    public typealias Body = Never

    let base: Content
    let action: @MainActor (Value) -> Void

    public static func _recognizers(
        of gesture: Self, _ observer: _GestureObserver<Value>
    ) -> [_GestureRecognizer] {
        Content._recognizers(
            of: gesture.base,
            _GestureObserver(
                changed: {
                    gesture.action($0)
                    observer.changed($0)
                }, ended: observer.ended))
    }
}

/// A gesture that tells somebody of its end.
public struct _EndedGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never

    let base: Content
    let action: @MainActor (Value) -> Void

    public static func _recognizers(
        of gesture: Self, _ observer: _GestureObserver<Value>
    ) -> [_GestureRecognizer] {
        Content._recognizers(
            of: gesture.base,
            _GestureObserver(
                changed: observer.changed,
                ended: {
                    gesture.action($0)
                    observer.ended($0)
                }))
    }
}

/// A gesture with another value.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
    public typealias Body = Never

    let base: Content
    let transform: @MainActor (Content.Value) -> Value

    public static func _recognizers(
        of gesture: Self, _ observer: _GestureObserver<Value>
    ) -> [_GestureRecognizer] {
        Content._recognizers(
            of: gesture.base,
            _GestureObserver(
                changed: { observer.changed(gesture.transform($0)) },
                ended: { observer.ended(gesture.transform($0)) }))
    }
}

/// A gesture with its type hidden.
public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never

    private let recognizers: @MainActor (_GestureObserver<Value>) -> [_GestureRecognizer]

    /// Hides the type of a gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        recognizers = { T._recognizers(of: gesture, $0) }
    }

    public static func _recognizers(
        of gesture: Self, _ observer: _GestureObserver<Value>
    ) -> [_GestureRecognizer] {
        gesture.recognizers(observer)
    }
}

extension Gesture {
    /// Calls an action when the gesture ends.
    @preconcurrency
    public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, action: action)
    }

    /// Tells of the gesture with another value.
    @preconcurrency
    public func map<T>(_ body: @escaping @MainActor (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, transform: body)
    }
}

extension Gesture where Value: Equatable {
    /// Calls an action when the value of the gesture changes.
    @preconcurrency
    public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(base: self, action: action)
    }
}
