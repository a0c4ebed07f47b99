public import Foundation

extension View {
    /// Calls an action with the place of the tap, which in a host is the corner of the view.
    @_disfavoredOverload
    @preconcurrency
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        onTapGesture(count: count) { action(.zero) }
    }

    /// Adds a gesture that happens along with those further in, or none.
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that wins over those further in, or none.
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }
}

extension View {
    /// Adds a gesture to the view, or none.
    @_disfavoredOverload
    public nonisolated func gesture<T: Gesture>(_ gesture: T?) -> some View {
        modifier(OptionalGestureModifier(gesture: gesture))
    }
}

/// Adds a gesture, or none, and keeps the identity of its content.
private nonisolated struct OptionalGestureModifier<T: Gesture>: ViewModifier {
    typealias Body = Never

    let gesture: T?

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let box = UncheckedBox(modifier.gesture)
        let inner = GestureModifier(priority: .normal) {
            box.value.map { T._recognizers(of: $0, _GestureObserver(changed: { _ in }, ended: { _ in })) } ?? []
        }
        GestureModifier._update(inner, content: content, in: &cursor)
    }
}
