/// A task of a view that has not ended.
public struct PendingTask: Hashable, Sendable, CustomStringConvertible {
    /// The views from the root to the one that started the task.
    public let path: String
    /// What started it: `task`, `refreshable`.
    public let origin: String

    public var description: String { "\(origin) of \(path)" }
}

/// The tasks of one tree: which wait to be started, which run, which were cancelled and have not noticed yet.
package final class TaskRegistry: @unchecked Sendable {
    private var waiting: [TaskRun] = []
    private var running: [TaskRun] = []
    /// Grows whenever a task starts or ends.
    private(set) var version = 0

    /// Starts the work when the tree has come to rest, in the order of the calls.
    func enqueue(
        path: String, origin: String, priority: TaskPriority, _ action: @escaping @MainActor () async -> Void
    ) -> TaskRun {
        let run = TaskRun(PendingTask(path: path, origin: origin), priority: priority, action)
        waiting.append(run)
        return run
    }

    /// Starts what waits. The tasks begin to run when the main actor is free.
    func startWaiting() {
        guard !waiting.isEmpty else { return }
        let runs = waiting
        waiting.removeAll()
        for run in runs where !run.isCancelled {
            running.append(run)
            version += 1
            run.start { [weak self] in self?.didEnd(run) }
        }
    }

    func didEnd(_ run: TaskRun) {
        run.hasEnded = true
        running.removeAll { $0 === run }
        version += 1
    }

    func cancelAll() {
        for run in waiting + running { run.cancel() }
        waiting.removeAll()
    }

    /// What has not ended and was not cancelled.
    package var pending: [PendingTask] { pendingRuns.map(\.pending) }

    package var pendingRuns: [TaskRun] { (running + waiting).filter { !$0.isCancelled } }

    /// Whether tasks were cancelled that have not ended yet.
    package var hasCancelled: Bool { running.contains { $0.isCancelled } }
}

/// One run of a task's work.
package final class TaskRun: @unchecked Sendable {
    let pending: PendingTask
    private let priority: TaskPriority
    private let action: @MainActor () async -> Void
    private var task: Task<Void, Never>?
    fileprivate private(set) var isCancelled = false
    fileprivate(set) var hasEnded = false
    /// The run that the present code belongs to, also in tasks that it starts.
    @TaskLocal static var current: TaskRun?

    fileprivate init(_ pending: PendingTask, priority: TaskPriority, _ action: @escaping @MainActor () async -> Void) {
        self.pending = pending
        self.priority = priority
        self.action = action
    }

    fileprivate func start(then didEnd: @escaping @MainActor () -> Void) {
        let action = action
        task = TaskRun.$current.withValue(self) {
            Task(priority: priority) { @MainActor in
                await action()
                didEnd()
            }
        }
    }

    package func cancel() {
        isCancelled = true
        task?.cancel()
    }
}
