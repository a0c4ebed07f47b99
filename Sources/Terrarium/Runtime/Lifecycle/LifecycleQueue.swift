/// Actions that wait for the tree to be laid out: appear, change, disappear.
struct LifecycleQueue {
    private var candidates: ContiguousArray<LifecycleNode> = []
    private var actions: ContiguousArray<Action> = []
    private var departures: ContiguousArray<Action> = []
    /// While a screen makes way for another: what it enqueues runs after what the other one has to say.
    var isMakingWay = false
    private(set) weak var lastWriter: Node?

    private struct Action {
        let node: Node
        let work: @MainActor () -> Void
    }

    var hasWork: Bool { !candidates.isEmpty || !actions.isEmpty || !departures.isEmpty }

    /// Asks `node` in the next lifecycle pass whether it has appeared or disappeared.
    mutating func examine(_ node: LifecycleNode) {
        guard !node.isExamined else { return }
        node.isExamined = true
        candidates.append(node)
    }

    /// Runs `work` in the next lifecycle pass.
    mutating func enqueue(for node: Node, _ work: @escaping @MainActor () -> Void) {
        if isMakingWay {
            departures.append(Action(node: node, work: work))
        } else {
            actions.append(Action(node: node, work: work))
        }
    }

    fileprivate mutating func admitDepartures() {
        actions += departures
        departures.removeAll()
    }

    mutating func drop() {
        for node in candidates { node.isExamined = false }
        candidates.removeAll()
        actions.removeAll()
        departures.removeAll()
    }

    fileprivate mutating func takeCandidates() -> ContiguousArray<LifecycleNode> {
        defer { candidates = [] }
        return candidates
    }

    fileprivate mutating func takeAction() -> (node: Node, work: @MainActor () -> Void)? {
        guard !actions.isEmpty else { return nil }
        let action = actions.removeFirst()
        lastWriter = action.node
        return (action.node, action.work)
    }

    fileprivate var waitingActions: Int { actions.count }
}

extension Runtime {
    /// Runs what waits at this moment; what these actions cause waits for the next round.
    func runLifecyclePass() {
        for node in lifecycle.takeCandidates() {
            node.isExamined = false
            node.examine()
        }
        lifecycle.admitDepartures()
        var remaining = lifecycle.waitingActions
        while remaining > 0, let action = lifecycle.takeAction() {
            remaining -= 1
            onMainActor { action.work() }
        }
    }
}
