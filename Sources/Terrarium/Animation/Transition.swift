/// How a view would look while it comes and goes.
///
/// Views come and go at once, so that the body of a transition never runs.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the changed view.
    associatedtype Body: View

    /// The view that comes and goes.
    typealias Content = PlaceholderContentView<Self>

    /// The view in a phase.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

    /// What is particular to the transition.
    nonisolated static var properties: TransitionProperties { get }

    /// How the transition is printed.
    nonisolated static var _name: String { get }
}

extension Transition {
    public nonisolated static var properties: TransitionProperties { TransitionProperties() }

    public nonisolated static var _name: String { TypeName.short(of: Self.self) }

    /// Both at once.
    public nonisolated func combined<T: Transition>(with other: T) -> AnyTransition {
        AnyTransition(self).combined(with: AnyTransition(other))
    }

    /// The same transition with an animation of its own.
    public nonisolated func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(self) }
}

/// What is particular to a transition.
public struct TransitionProperties: Hashable, Sendable {
    /// Whether the view moves.
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

/// Where a view is on its way.
public enum TransitionPhase: Hashable, Sendable {
    /// It is about to come.
    case willAppear
    /// It is there.
    case identity
    /// It has gone.
    case didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }

    /// -1 before, 0 while the view is there, 1 after.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// A view that stands for the one which is animated.
public nonisolated struct PlaceholderContentView<Value>: View {
    public typealias Body = Never

    private let update: (inout _ChildCursor) -> Void

    init(content: Value) where Value: View {
        update = { Value._update(content, in: &$0) }
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        view.update(&cursor)
    }
}
