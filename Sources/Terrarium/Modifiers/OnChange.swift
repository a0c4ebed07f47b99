extension View {
    /// Calls an action when a value has become different, with the old and the new one.
    @preconcurrency
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, action: action))
    }

    /// Calls an action when a value has become different.
    @preconcurrency
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
    }

    /// Calls an action with the new value when a value has become different.
    @_disfavoredOverload
    @preconcurrency
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping @MainActor (V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
    }
}

/// Compares a value from update to update.
nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier {
    typealias Body = Never

    let value: Value
    let initial: Bool
    let action: @MainActor (Value, Value) -> Void

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: ChangeNode<Value>.self)
            cursor.advance(past: node)
            // What is further in tells first, as with appear actions.
            node.updateContent(content)
            node.update(modifier)
        } else {
            let node = ChangeNode(modifier, parent: cursor.parent)
            cursor.append(node)
            node.updateContent(content)
            if modifier.initial { node.wasMounted() }
        }
    }
}

package final class ChangeNode<Value: Equatable>: LifecycleNode, @unchecked Sendable {
    private var value: Value
    private var action: @MainActor (Value, Value) -> Void
    private var hasToldFirst = false

    init(_ modifier: ChangeModifier<Value>, parent: Node) {
        value = modifier.value
        action = modifier.action
        super.init(parent: parent)
    }

    func update(_ modifier: ChangeModifier<Value>) {
        action = modifier.action
        guard modifier.value != value else { return }
        report(from: value, to: modifier.value)
        value = modifier.value
    }

    /// The initial call, for those who asked for it.
    package override func didAppear() {
        guard !hasToldFirst else { return }
        hasToldFirst = true
        report(from: value, to: value)
    }

    private func report(from old: Value, to new: Value) {
        let values = UncheckedBox((old, new))
        let action = action
        runtime.lifecycle.enqueue(for: self) { action(values.value.0, values.value.1) }
    }
}
