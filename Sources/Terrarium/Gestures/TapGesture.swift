public import Foundation

/// One tap, or several in a row.
public struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never

    /// How many taps it takes.
    public var count: Int

    /// A gesture of a number of taps.
    public nonisolated init(count: Int = 1) {
        self.count = count
    }

    public static func _recognizers(
        of gesture: Self, _ observer: _GestureObserver<Void>
    ) -> [_GestureRecognizer] {
        [_GestureRecognizer(kind: .tap(count: gesture.count)) { observer.ended(()) }]
    }
}

/// A tap that tells where it was.
public struct SpatialTapGesture: Gesture {
    public typealias Body = Never

    /// What a tap tells.
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    /// How many taps it takes.
    public var count: Int

    /// A gesture of a number of taps.
    public nonisolated init(count: Int = 1) {
        self.count = count
    }

    public static func _recognizers(
        of gesture: Self, _ observer: _GestureObserver<Value>
    ) -> [_GestureRecognizer] {
        [_GestureRecognizer(kind: .tap(count: gesture.count)) { observer.ended(Value(location: .zero)) }]
    }
}

/// A press that lasts.
public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Never

    /// How long the press has to last, in seconds. A host does not wait.
    public var minimumDuration: Double
    /// How far the finger may move.
    public var maximumDistance: CGFloat

    /// A press of a least duration.
    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public static func _recognizers(
        of gesture: Self, _ observer: _GestureObserver<Bool>
    ) -> [_GestureRecognizer] {
        [
            _GestureRecognizer(kind: .longPress) {
                observer.changed(true)
                observer.ended(true)
            }
        ]
    }
}
