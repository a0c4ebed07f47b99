/// Nodes that wait, in buckets by depth.
struct DepthQueue {
    private var buckets: ContiguousArray<ContiguousArray<Node>> = []
    private var count = 0
    private var lowest = Int.max
    private var highest = -1

    var isEmpty: Bool { count == 0 }

    /// A node that would come out next from the top.
    var first: Node? {
        buckets.first { !$0.isEmpty }?.last
    }

    mutating func insert(_ node: Node) {
        let depth = Int(node.depth)
        while buckets.count <= depth { buckets.append([]) }
        buckets[depth].append(node)
        count += 1
        lowest = min(lowest, depth)
        highest = max(highest, depth)
    }

    mutating func popShallowest() -> Node? {
        guard count > 0 else { return nil }
        while buckets[lowest].isEmpty { lowest += 1 }
        count -= 1
        let node = buckets[lowest].removeLast()
        if count == 0 { reset() }
        return node
    }

    /// The depth of the deepest node; -1 where none waits.
    var deepest: Int {
        mutating get {
            guard count > 0 else { return -1 }
            while buckets[highest].isEmpty { highest -= 1 }
            return highest
        }
    }

    mutating func popDeepest() -> Node? {
        guard count > 0 else { return nil }
        while buckets[highest].isEmpty { highest -= 1 }
        count -= 1
        let node = buckets[highest].removeLast()
        if count == 0 { reset() }
        return node
    }

    mutating func removeAll() {
        for index in buckets.indices {
            for node in buckets[index] { node.flags.subtract([.isQueued, .needsMeasuring]) }
            buckets[index].removeAll()
        }
        count = 0
        reset()
    }

    private mutating func reset() {
        lowest = .max
        highest = -1
    }
}
