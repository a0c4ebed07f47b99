/// The layout nodes that must be asked again, each after those below it.
struct LayoutQueue {
    private var marked = DepthQueue()
    /// Nodes that one walk through the tree has marked, in its order, so that every node stands before those below it.
    /// Taken from the end they come in an order that goes through memory once, where going by depth would go through it
    /// once for every level.
    private var walked: ContiguousArray<Node> = []
    private var isWalking = false

    var isEmpty: Bool { marked.isEmpty && walked.isEmpty }

    mutating func insert(_ node: Node) {
        if isWalking { walked.append(node) } else { marked.insert(node) }
    }

    /// Begins a walk that goes through the tree from above, children in their order. Says whether the queue follows it.
    mutating func beginWalk() -> Bool {
        guard walked.isEmpty, !isWalking else { return false }
        isWalking = true
        return true
    }

    mutating func endWalk() {
        isWalking = false
    }

    /// Begins a pass. Where others than a walk has met wait already, all are taken by depth.
    mutating func beginPass() {
        if walked.isEmpty || marked.isEmpty { return }
        for node in walked { marked.insert(node) }
        walked = []
    }

    /// A node below which no other one waits.
    mutating func pop() -> LayoutNode? {
        guard let next = takeNext() else { return nil }
        // `enqueueLayout` takes no others.
        return unsafeDowncast(next, to: LayoutNode.self)
    }

    private mutating func takeNext() -> Node? {
        guard let last = walked.last else { return marked.popDeepest() }
        // What was marked in this pass lies above a node that was taken, or below it. So walked nodes may lie below it only
        // if the last one does, since the nodes below any node stand side by side.
        if marked.deepest > Int(last.depth) { return marked.popDeepest() }
        let next = walked.removeLast()
        if walked.isEmpty { walked = [] }
        return next
    }

    mutating func removeAll() {
        marked.removeAll()
        for node in walked { node.flags.subtract([.isQueued, .needsMeasuring]) }
        walked = []
    }
}
