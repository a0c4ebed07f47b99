/// Actions that wait for the tree to be laid out: appear, change, disappear.
struct LifecycleQueue {
    private var candidates: ContiguousArray<LifecycleNode> = []
    private var actions: ContiguousArray<Action> = []
    private var departures: ContiguousArray<Action> = []
    private var dismissals: ContiguousArray<Action> = []
    /// While a screen makes way for another: what it enqueues runs after what the other one has to say.
    var isMakingWay = false
    /// How many actions at the front have been taken.
    private var taken = 0
    private(set) weak var lastWriter: Node?

    private struct Action {
        let node: Node
        let work: @MainActor () -> Void
    }

    var hasWork: Bool { !candidates.isEmpty || waitingActions > 0 || !departures.isEmpty || !dismissals.isEmpty }

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

    /// Runs `work`, which speaks of a presentation that has ended, once the bodies' changes have been told: the views
    /// hear of the flag before they hear that what it showed has gone.
    ///
    /// Where it ends because its screen makes way, it comes behind what the screen has to say.
    mutating func enqueueDismissal(for node: Node, _ work: @escaping @MainActor () -> Void) {
        if isMakingWay {
            departures.append(Action(node: node, work: work))
        } else {
            dismissals.append(Action(node: node, work: work))
        }
    }

    fileprivate mutating func admitDismissals() {
        actions += dismissals
        dismissals.removeAll()
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
        dismissals.removeAll()
        taken = 0
    }

    fileprivate mutating func takeCandidates() -> ContiguousArray<LifecycleNode> {
        defer { candidates = [] }
        return candidates
    }

    fileprivate mutating func takeAction() -> (node: Node, work: @MainActor () -> Void)? {
        guard waitingActions > 0 else { return nil }
        let action = actions[taken]
        taken += 1
        if taken == actions.count {
            actions.removeAll(keepingCapacity: taken < 1_000)
            taken = 0
        }
        lastWriter = action.node
        return (action.node, action.work)
    }

    fileprivate var waitingActions: Int { actions.count - taken }
}

extension Runtime {
    /// Runs what waits at this moment; what these actions cause waits for the next round.
    func runLifecyclePass() {
        lifecycle.admitDismissals()
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
