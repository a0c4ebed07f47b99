import Foundation
import Testing

@testable import Terrarium

@MainActor
struct LayoutQueueTests {
    /// Nodes of a tree in which each has two below it, in the order in which a walk meets them.
    private func tree(_ levels: Int) -> (host: ViewHost, nodes: [Node]) {
        func part(_ level: Int) -> AnyView {
            level == 0
                ? AnyView(Text("x"))
                : AnyView(
                    VStack {
                        part(level - 1)
                        part(level - 1)
                    })
        }
        let host = host { part(levels) }
        var nodes: [Node] = []
        host.runtime.root.forEachDescendant { node in
            if node.flags.contains(.isLayoutNode) { nodes.append(node) }
            return true
        }
        return (host, nodes)
    }

    private func isAncestor(_ node: Node, of other: Node) -> Bool {
        var next = other.parent
        while let current = next {
            if current === node { return true }
            next = current.parent
        }
        return false
    }

    /// Takes everything out; each node that comes marks another one, as a changed answer does.
    private func order(_ queue: inout LayoutQueue, marking: (Node) -> Node? = { _ in nil }) -> [Node] {
        var order: [Node] = []
        while let node = queue.pop() {
            order.append(node)
            if let marked = marking(node), !order.contains(where: { $0 === marked }) { queue.insert(marked) }
        }
        return order
    }

    private func begin(
        _ queue: inout LayoutQueue, isFollowed: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let follows = queue.beginWalk()
        #expect(follows == isFollowed, sourceLocation: sourceLocation)
    }

    private func expectAncestorsLast(_ order: [Node]) {
        for (place, node) in order.enumerated() {
            #expect(!order[place...].dropFirst().contains { isAncestor(node, of: $0) })
        }
    }

    @Test func nodesOfAWalkComeFromTheLastToTheFirst() {
        let (host, nodes) = tree(4)
        var queue = LayoutQueue()
        #expect(queue.isEmpty)
        begin(&queue, isFollowed: true)
        begin(&queue, isFollowed: false)
        for node in nodes { queue.insert(node) }
        queue.endWalk()
        #expect(!queue.isEmpty)
        begin(&queue, isFollowed: false)
        let order = order(&queue)
        #expect(order.map(ObjectIdentifier.init) == nodes.reversed().map(ObjectIdentifier.init))
        #expect(queue.isEmpty)
        begin(&queue, isFollowed: true)
        host.unmount()
    }

    /// Some nodes are met by a walk, some were marked before or after it, and those that come mark others above them.
    @Test(arguments: 1...20, [false, true])
    func everyNodeComesAfterThoseBelowIt(_ seed: Int, hasOthers: Bool) {
        var random = SeededGenerator(seed: UInt64(seed))
        let (host, nodes) = tree(4)
        var queue = LayoutQueue()
        var kinds: [ObjectIdentifier: Int] = [:]
        for node in nodes { kinds[ObjectIdentifier(node)] = Int.random(in: 0..<(hasOthers ? 4 : 2), using: &random) }
        func each(_ kind: Int, _ body: (Node) -> Void) {
            for node in nodes where kinds[ObjectIdentifier(node)] == kind { body(node) }
        }
        each(2) { queue.insert($0) }
        begin(&queue, isFollowed: true)
        each(1) { queue.insert($0) }
        queue.endWalk()
        each(3) { queue.insert($0) }
        queue.beginPass()
        let order = order(&queue) { node in
            var next = node.parent
            while let current = next {
                if let kind = kinds[ObjectIdentifier(current)] {
                    if kind != 0 { return nil }
                    kinds[ObjectIdentifier(current)] = 4
                    return current
                }
                next = current.parent
            }
            return nil
        }
        expectAncestorsLast(order)
        #expect(order.count == kinds.values.filter { $0 != 0 }.count)
        host.unmount()
    }

    /// After a change of the surroundings every view is asked as often as in any other order.
    @Test func aChangeOfTheSurroundingsAsksEachViewOnce() {
        let host = host(300, 300) {
            VStack {
                ForEach(0..<50, id: \.self) { number in
                    HStack {
                        Text("row \(number)")
                        Spacer()
                        Text("end").padding(3)
                    }
                }
            }
        }
        _ = host.outline()
        let before = host.runtime.counters.measurements
        let first = before
        host.environment.dynamicTypeSize = .xxxLarge
        _ = host.outline()
        #expect(host.runtime.counters.measurements - before <= first)
    }
}
