/// The children of a snapshot node, in order. Most nodes have none or one, for which no array is made.
package enum SnapshotChildren: Sendable {
    case none
    case one(SnapshotNode)
    case many(ContiguousArray<SnapshotNode>)

    package init(_ nodes: some Collection<SnapshotNode>) {
        switch nodes.count {
        case 0: self = .none
        case 1: self = nodes.first.map { .one($0) } ?? .none
        default: self = .many(ContiguousArray(nodes))
        }
    }

    /// Adds a node behind the others.
    package mutating func append(_ node: SnapshotNode) {
        switch consume self {
        case .none:
            self = .one(node)
        case .one(let first):
            var nodes: ContiguousArray<SnapshotNode> = []
            // Where there are two there are often more, and making room again costs more than a little too much of it.
            nodes.reserveCapacity(4)
            nodes.append(first)
            nodes.append(node)
            self = .many(nodes)
        case .many(var nodes):
            nodes.append(node)
            self = .many(nodes)
        }
    }
}

extension SnapshotChildren: RandomAccessCollection, ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: SnapshotNode...) { self.init(elements) }

    package var startIndex: Int { 0 }

    package var endIndex: Int {
        switch self {
        case .none: 0
        case .one: 1
        case .many(let nodes): nodes.count
        }
    }

    package var isEmpty: Bool {
        if case .none = self { return true }
        return false
    }

    package subscript(position: Int) -> SnapshotNode {
        switch self {
        case .none: preconditionFailure("There are no children.")
        case .one(let node):
            precondition(position == 0, "There is one child.")
            return node
        case .many(let nodes): return nodes[position]
        }
    }
}
