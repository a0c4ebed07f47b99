/// Two gestures of which the second may follow the first.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// How far the sequence has come.
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The second gesture would need time, so a host stops after the first.
    public static func _recognizers(
        of gesture: Self, _ observer: _GestureObserver<Value>
    ) -> [_GestureRecognizer] {
        First._recognizers(
            of: gesture.first,
            _GestureObserver(
                changed: { observer.changed(.first($0)) }, ended: { observer.ended(.second($0, nil)) }))
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures that may happen at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// What each of the two tells, as far as it has happened.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _recognizers(
        of gesture: Self, _ observer: _GestureObserver<Value>
    ) -> [_GestureRecognizer] {
        First._recognizers(
            of: gesture.first,
            _GestureObserver(
                changed: { observer.changed(Value(first: $0)) }, ended: { observer.ended(Value(first: $0)) }))
            + Second._recognizers(
                of: gesture.second,
                _GestureObserver(
                    changed: { observer.changed(Value(second: $0)) }, ended: { observer.ended(Value(second: $0)) }))
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which only one happens; the first has precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// Which of the two has happened.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _recognizers(
        of gesture: Self, _ observer: _GestureObserver<Value>
    ) -> [_GestureRecognizer] {
        let first = First._recognizers(
            of: gesture.first,
            _GestureObserver(
                changed: { observer.changed(.first($0)) }, ended: { observer.ended(.first($0)) }))
        let second = Second._recognizers(
            of: gesture.second,
            _GestureObserver(
                changed: { observer.changed(.second($0)) }, ended: { observer.ended(.second($0)) }))
        let most = first.compactMap(\.tapCount).max() ?? 0
        return first
            + second.filter { other in !first.contains { $0.kind == other.kind } }.map { other in
                var other = other
                if let count = other.tapCount, count < most { other.yieldsToMoreTaps = true }
                return other
            }
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// This gesture, then another one.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// This gesture and another one at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// This gesture, or another one where this one does not come about.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
