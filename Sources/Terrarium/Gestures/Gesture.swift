/// What a person does with fingers or a pointer, and what is to happen then.
///
/// In a host a gesture takes no time: a tap or a long press begins and ends at once.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells about itself.
    associatedtype Value
    /// The type of the gesture that this one is made of.
    associatedtype Body: Gesture

    /// The gesture that this one is made of.
    @MainActor @preconcurrency var body: Body { get }

    /// The ways in which the gesture can come about; the closures are told its values.
    @MainActor static func _recognizers(of gesture: Self, _ observer: _GestureObserver<Value>) -> [_GestureRecognizer]
}

extension Gesture where Body.Value == Value {
    public static func _recognizers(
        of gesture: Self, _ observer: _GestureObserver<Value>
    ) -> [_GestureRecognizer] {
        Body._recognizers(of: gesture.body, observer)
    }
}

extension Gesture where Body == Never {
    /// Traps: the gesture has no body. The library never asks for it.
    public var body: Never {
        fatalError("\(Self.self) is a primitive gesture and has no body.")
    }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// Who is told what a gesture does.
public struct _GestureObserver<Value> {
    let changed: @MainActor (Value) -> Void
    let ended: @MainActor (Value) -> Void
}

/// One way in which a gesture comes about.
public struct _GestureRecognizer {
    enum Kind: Equatable {
        case tap(count: Int)
        case longPress
    }

    let kind: Kind
    /// Whether it comes about only once it is sure that no more taps follow, because a gesture of more taps goes first.
    var yieldsToMoreTaps = false
    let fire: @MainActor () -> Void

    /// How many taps it takes, if it takes taps.
    var tapCount: Int? {
        if case .tap(let count) = kind { return count }
        return nil
    }
}

/// Which gestures count: those of a modifier, those of the views below, or both.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// No gesture counts.
    public static let none = GestureMask([])
    /// The gesture that is added counts.
    public static let gesture = GestureMask(rawValue: 1 << 0)
    /// The gestures of the views below count.
    public static let subviews = GestureMask(rawValue: 1 << 1)
    /// All gestures count.
    public static let all: GestureMask = [.gesture, .subviews]
}
