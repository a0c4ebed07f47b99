/// The rows of a `ForEach` of which only those are made that somebody asks for.
package protocol LazyRun: Node {
    var rowCount: Int { get }

    /// The rows that are there, with their places, in order.
    var builtRows: ContiguousArray<BuiltRow> { get }

    /// The node of a row, which is made if it is not there yet.
    func buildRow(_ index: Int) -> Node

    /// The place of the row with an identity, made or not.
    func rowIndex(of identity: AnyHashable) -> Int?
}

/// A row that was made, and which one it is.
package struct BuiltRow {
    let index: Int
    let node: Node
}

/// A place in a lazy container.
enum LazySlot {
    /// A view that is there; with the row of a run that it belongs to, where it may be out of sight.
    case view(LayoutNode, row: Node?)
    /// A row that was made and turned out to show nothing.
    case empty(row: Node)
    /// A row that is not made yet.
    case pending(any LazyRun, Int)
}

extension Node {
    /// Whether a `ForEach` here may leave rows unmade: the next layout node outward is a lazy container.
    @usableFromInline
    package final var isInLazyContainer: Bool {
        var node: Node? = self
        while let current = node, !current.flags.contains(.isLayoutNode) { node = current.parent }
        return node?.flags.contains(.isLazyContainer) ?? false
    }

    /// This node as a run of rows, if it is one.
    final var asLazyRun: (any LazyRun)? {
        flags.contains(.isLazyRun) ? self as? any LazyRun : nil
    }

    /// Adds the places of all views below, in order. Iterative but for a `ForEach` inside another.
    final func collectLazySlotsBelow(row: Node? = nil, into slots: inout ContiguousArray<LazySlot>) {
        var pending: ContiguousArray<Node> = []
        var next = firstChild
        while true {
            while let node = next {
                if node.flags.contains(.isLayoutNode) {
                    var nodes: ContiguousArray<LayoutNode> = []
                    node.collectLayoutNodes(into: &nodes)
                    for node in nodes { slots.append(.view(node, row: row)) }
                    next = node.nextSibling
                } else if let run = node.asLazyRun {
                    run.collectRows(into: &slots)
                    next = node.nextSibling
                } else {
                    if let sibling = node.nextSibling { pending.append(sibling) }
                    next = node.firstChild
                }
            }
            guard let waiting = pending.popLast() else { return }
            next = waiting
        }
    }
}

extension LazyRun {
    /// Adds a place for each row, and for a row that is there the places of its views.
    fileprivate func collectRows(into slots: inout ContiguousArray<LazySlot>) {
        var index = 0
        for row in builtRows {
            while index < row.index {
                slots.append(.pending(self, index))
                index += 1
            }
            row.node.collectRowSlots(into: &slots)
            index += 1
        }
        while index < rowCount {
            slots.append(.pending(self, index))
            index += 1
        }
    }
}

extension Node {
    /// Adds the places of the views of a row that is there.
    final func collectRowSlots(into slots: inout ContiguousArray<LazySlot>) {
        let count = slots.count
        collectLazySlotsBelow(row: self, into: &slots)
        if slots.count == count { slots.append(.empty(row: self)) }
    }
}
