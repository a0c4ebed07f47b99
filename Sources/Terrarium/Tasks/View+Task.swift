extension View {
    /// Starts work when the view appears, after all appear actions, and cancels it when the view goes.
    @preconcurrency
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Starts work when the view appears and again when a value changes; what ran before is cancelled.
    @preconcurrency
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}

/// Runs work while its content is there.
nonisolated struct TaskModifier<ID: Equatable>: ViewModifier {
    typealias Body = Never

    let id: ID
    let priority: TaskPriority
    let action: @MainActor () async -> Void

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: TaskNode<ID>.self)
            cursor.advance(past: node)
            node.update(modifier)
            node.updateContent(content)
        } else {
            let node = TaskNode(modifier, parent: cursor.parent)
            cursor.append(node)
            node.updateContent(content)
            node.wasMounted()
        }
    }
}

/// The node of a task.
package final class TaskNode<ID: Equatable>: LifecycleNode, @unchecked Sendable {
    private var modifier: TaskModifier<ID>
    private var run: TaskRun?

    init(_ modifier: TaskModifier<ID>, parent: Node) {
        self.modifier = modifier
        super.init(parent: parent)
    }

    func update(_ new: TaskModifier<ID>) {
        let isSame = new.id == modifier.id
        modifier = new
        if !isSame, hasAppeared { start() }
    }

    package override func didAppear() { start() }

    package override func didDisappear() {
        run?.cancel()
        run = nil
    }

    private func start() {
        run?.cancel()
        run = runtime.tasks.enqueue(
            path: path, origin: "task", priority: modifier.priority, modifier.action)
    }
}
