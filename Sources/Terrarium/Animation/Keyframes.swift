public import Foundation

// Terrarium runs no animations: keyframes are written and forgotten, so that they are types without content.

/// Values at given times.
public protocol Keyframes<Value> {
    /// The type of the values.
    associatedtype Value
}

/// Values of one property at given times.
public protocol KeyframeTrackContent<Value> {
    /// The type of the property.
    associatedtype Value: Animatable
}

/// A row of values of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    /// Values of the whole.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}

    /// Values of a property.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {}
}

extension KeyframeTrack {
    // The tracks of one animation belong together by their root, whatever property each has.
    public typealias _Root = Root
}

/// A value that is reached evenly.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value that is reached on a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A value that is reached as on a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A value that is there at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value) {}
}

/// Several keyframes of one property.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    init() {}
}

/// Several tracks.
public struct _KeyframeTracks<Value>: Keyframes {
    init() {}
}

/// Builds the keyframes of one property from the statements of a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence() }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock<A: KeyframeTrackContent, K: KeyframeTrackContent>(
        accumulated: A, next: K
    ) -> _KeyframeSequence<Value> where A.Value == Value, K.Value == Value {
        _KeyframeSequence()
    }

    public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> _KeyframeSequence<Value> {
        _KeyframeSequence()
    }

    public static func buildEither<K: KeyframeTrackContent>(first component: K) -> _KeyframeSequence<Value> {
        _KeyframeSequence()
    }

    public static func buildEither<K: KeyframeTrackContent>(second component: K) -> _KeyframeSequence<Value> {
        _KeyframeSequence()
    }
}

/// Builds the tracks of an animation from the statements of a closure.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<P, K: KeyframeTrackContent>(
        _ expression: KeyframeTrack<Value, P, K>
    ) -> _KeyframeTracks<Value> {
        _KeyframeTracks()
    }

    /// Keyframes of the whole, without a track around them.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeTracks<Value>
    where K.Value == Value {
        _KeyframeTracks()
    }

    public static func buildBlock(_ components: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
        _KeyframeTracks()
    }
}
