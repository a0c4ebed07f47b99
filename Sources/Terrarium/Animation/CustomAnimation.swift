public import Foundation

/// An animation of one's own making. It is kept and compared, but never runs: changes are complete at once.
public protocol CustomAnimation: Hashable, Sendable {
    /// The value after a time; nil when the animation is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// How fast the value changes after a time.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether the animation takes over from an earlier one.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Unknown.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// No.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What a custom animation knows and may remember.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation remembers.
    public var state: AnimationState<Value>
    /// Whether the animation counts as complete.
    public var isLogicallyComplete = false
    /// The environment of the view that changes.
    public let environment: EnvironmentValues

    init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues()) {
        self.state = state
        self.environment = environment
    }
}

/// What a custom animation remembers, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of what a custom animation remembers.
public protocol AnimationStateKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// A custom animation whose type is hidden.
final class AnyCustomAnimation: Hashable, Sendable {
    private let animation: any CustomAnimation
    let name: String

    init<A: CustomAnimation>(_ animation: A) {
        self.animation = animation
        name = TypeName.short(of: A.self)
    }

    static func == (one: AnyCustomAnimation, other: AnyCustomAnimation) -> Bool {
        one === other || AnyHashable(one.animation) == AnyHashable(other.animation)
    }

    func hash(into hasher: inout Hasher) {
        animation.hash(into: &hasher)
    }
}
