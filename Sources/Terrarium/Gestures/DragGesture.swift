public import Foundation
public import TerrariumLayout

/// A finger that moves over the view. A host performs no drags: the gesture is there and nothing happens.
public struct DragGesture: Gesture {
    public typealias Body = Never

    /// What a drag tells.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var velocity: CGSize = .zero

        /// How far the finger has moved.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        public var predictedEndLocation: CGPoint { location }
        public var predictedEndTranslation: CGSize { translation }
    }

    public var minimumDistance: CGFloat

    /// A drag in the view's own coordinates.
    public nonisolated init(minimumDistance: CGFloat = 10) {
        self.minimumDistance = minimumDistance
    }

    /// A drag in a coordinate space.
    @_disfavoredOverload
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
    }

    /// A drag in a coordinate space.
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.minimumDistance = minimumDistance
    }

    public static func _recognizers(
        of gesture: Self, _ observer: _GestureObserver<Value>
    ) -> [_GestureRecognizer] { [] }
}

/// Two fingers that move apart or together. A host performs no such gesture.
public struct MagnifyGesture: Gesture {
    public typealias Body = Never

    /// What the gesture tells.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumScaleDelta: CGFloat

    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    public static func _recognizers(
        of gesture: Self, _ observer: _GestureObserver<Value>
    ) -> [_GestureRecognizer] { [] }
}

/// Two fingers that move apart or together, told as a factor. A host performs no such gesture.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public typealias Body = Never

    public var minimumScaleDelta: CGFloat

    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    public static func _recognizers(
        of gesture: Self, _ observer: _GestureObserver<CGFloat>
    ) -> [_GestureRecognizer] { [] }
}

/// Two fingers that turn. A host performs no such gesture.
public struct RotateGesture: Gesture {
    public typealias Body = Never

    /// What the gesture tells.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumAngleDelta: Angle

    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    public static func _recognizers(
        of gesture: Self, _ observer: _GestureObserver<Value>
    ) -> [_GestureRecognizer] { [] }
}

/// Two fingers that turn, told as an angle. A host performs no such gesture.
public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public typealias Body = Never

    public var minimumAngleDelta: Angle

    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    public static func _recognizers(
        of gesture: Self, _ observer: _GestureObserver<Angle>
    ) -> [_GestureRecognizer] { [] }
}
