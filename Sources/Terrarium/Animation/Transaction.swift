/// What is said of a change while it is made: how it moves, and values of one's own.
public struct Transaction {
    /// How the change would move on a screen.
    public var animation: Animation?
    /// Whether animations further in are ignored.
    public var disablesAnimations = false
    /// Whether the change is one of many, as while a finger moves.
    public var isContinuous = false
    /// Whether the speed of the change is of interest.
    public var tracksVelocity = false
    private var values: [ObjectIdentifier: Any] = [:]
    private var completions: [@MainActor () -> Void] = []

    public init() {}

    /// A change that moves.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// The value of a key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Runs a closure when the change's animations are over, which is when the change is made.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping @MainActor () -> Void
    ) {
        completions.append(completion)
    }

    /// Whether nothing is said.
    var isEmpty: Bool {
        animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity && values.isEmpty
            && completions.isEmpty
    }

    /// Takes what is to run when the change is made.
    mutating func takeCompletions() -> [@MainActor () -> Void] {
        defer { completions = [] }
        return completions
    }
}

/// A key of what is said of a change.
public protocol TransactionKey {
    /// The type of the value that the key stands for.
    associatedtype Value

    /// The value where nothing is said.
    static var defaultValue: Value { get }
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool

    /// When it has come to rest, but for small movements.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
}
