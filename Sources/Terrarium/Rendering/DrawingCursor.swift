package import Foundation

/// Walks a snapshot in the order in which it is drawn: what comes later lies in front.
///
/// Siblings are ordered by `zIndex`, then by their place in the tree. Nodes without a frame do not group what is below
/// them, so their children are ordered among their own siblings; but layers do, and so does what has a background, which
/// stays directly behind it. Hidden nodes are left out with everything below them.
package struct DrawingCursor {
    /// A node being drawn.
    package struct Step {
        package let node: SnapshotNode
        /// What the node inherits; its frame is relative to `context.base`.
        package let context: FoldedContext
        /// The place in `trail`; it grows with every step.
        package let index: Int

        /// The frame in window coordinates, or nil.
        package var frame: CGRect? { node.frame?.offset(by: context.base) }
    }

    package enum Event {
        case enter(Step)
        case leave(Step)
    }

    /// Where every node that was entered hangs, so that the way up can be followed afterwards.
    package private(set) var trail: [(node: SnapshotNode, parent: Int?)] = []

    private enum Pending {
        case enter(Child)
        case leave(Step)
    }

    private struct Child {
        let node: SnapshotNode
        let context: FoldedContext
        let parent: Int?
        var zIndex = 0.0
        /// Whether the siblings around it have been found to need no sorting.
        var isOrdered = false
    }

    private var pending: [Pending]

    package init(_ root: SnapshotNode) {
        pending = [.enter(Child(node: root, context: .root, parent: nil))]
    }

    package mutating func next() -> Event? {
        while let item = pending.popLast() {
            switch item {
            case .leave(let step):
                return .leave(step)
            case .enter(let child):
                if child.node.isUndrawn { continue }
                let step = enter(child)
                pending.append(.leave(step))
                pushChildren(of: child, step: step)
                return .enter(step)
            }
        }
        return nil
    }

    private mutating func enter(_ child: Child) -> Step {
        trail.append((child.node, child.parent))
        return Step(node: child.node, context: child.context, index: trail.count - 1)
    }

    private mutating func pushChildren(of child: Child, step: Step) {
        let node = child.node
        guard !node.children.isEmpty else { return }
        let inner = FoldedContext(below: node, asLine: node.role == .line, in: child.context)
        let isOrdered = node.isTransparent && child.isOrdered || !Self.needsSorting(node)
        if isOrdered {
            for grandchild in node.children.reversed() {
                pending.append(
                    .enter(Child(node: grandchild, context: inner, parent: step.index, isOrdered: true)))
            }
            return
        }
        var flat = flattened(node, context: inner, parent: step.index)
        // The sort of the standard library keeps the order of equal elements.
        flat.sort { $0.zIndex < $1.zIndex }
        for item in flat.reversed() { pending.append(.enter(item)) }
    }

    /// Whether a child, or a node that stands among the children because nothing between has a frame, is raised or lowered.
    private static func needsSorting(_ node: SnapshotNode) -> Bool {
        var open = Array(node.children)
        while let next = open.popLast() {
            if next.zIndex != 0 { return true }
            if next.isTransparent {
                open.append(contentsOf: next.children)
            } else if next.raisedBackground != 0 {
                return true
            }
        }
        return false
    }

    /// The children with those of frameless nodes in their place.
    private mutating func flattened(_ node: SnapshotNode, context: FoldedContext, parent: Int) -> [Child] {
        var flat: [Child] = []
        var open = node.children.reversed().map {
            Child(node: $0, context: context, parent: parent, zIndex: $0.zIndex, isOrdered: true)
        }
        while let next = open.popLast() {
            if next.node.isUndrawn { continue }
            guard next.node.isTransparent, !next.node.children.isEmpty else {
                var unit = next
                if unit.zIndex == 0 { unit.zIndex = next.node.raisedBackground }
                // What is inside still has to be sorted, even where all siblings are in order.
                unit.isOrdered = false
                flat.append(unit)
                continue
            }
            let step = enter(next)
            let inner = FoldedContext(below: next.node, asLine: next.node.role == .line, in: next.context)
            for grandchild in next.node.children.reversed() {
                let zIndex = grandchild.zIndex == 0 ? next.zIndex : grandchild.zIndex
                open.append(
                    Child(node: grandchild, context: inner, parent: step.index, zIndex: zIndex, isOrdered: true))
            }
        }
        return flat
    }
}

extension SnapshotNode {
    fileprivate var isUndrawn: Bool { !flags.isDisjoint(with: [.hidden, .undrawn]) }

    /// Whether the children are ordered among the siblings of the node.
    fileprivate var isTransparent: Bool { frame == nil && kind != "layer" && !hasBackground }

    /// Whether one of the children is drawn behind the others, whatever stands before the node.
    private var hasBackground: Bool { frame == nil && children.contains { $0.zIndex == -.infinity } }

    /// The `zIndex` of the view that has the background: both move together.
    fileprivate var raisedBackground: Double {
        guard hasBackground else { return 0 }
        return children.first { $0.zIndex.isFinite && $0.zIndex != 0 }?.zIndex ?? 0
    }
}

extension DrawingCursor {
    /// The nodes from the root down to the one at `index` of the trail.
    package func path(to index: Int) -> [SnapshotNode] {
        sequence(first: index) { trail[$0].parent }.map { trail[$0].node }.reversed()
    }
}
