/// Remembers which live node each snapshot node was made from, for questions that go beyond what a snapshot shows.
package final class SnapshotNodeTable {
    private var nodes: [ObjectIdentifier: Node] = [:]
    /// Keeps the snapshots alive, whose addresses are the keys.
    private var snapshots: [SnapshotNode] = []

    package init() {}

    func note(_ node: Node, for snapshot: SnapshotNode) {
        let id = ObjectIdentifier(snapshot)
        guard nodes[id] == nil else { return }
        nodes[id] = node
        snapshots.append(snapshot)
    }

    package subscript(snapshot: SnapshotNode) -> Node? { nodes[ObjectIdentifier(snapshot)] }
}
