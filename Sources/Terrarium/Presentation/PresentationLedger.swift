/// Who presents over which layer: over each layer one presentation at a time, the others wait for its end.
///
/// A layer is known by its root: the `LayerNode` of a presentation, or the root of the window's content.
package struct PresentationLedger {
    private var current: [ObjectIdentifier: PresentationNodeBase] = [:]
    private var waiting: [ObjectIdentifier: [PresentationNodeBase]] = [:]

    package init() {}

    /// Asks to present; if something else is open there, the node is told to evaluate again when that has ended.
    mutating func admit(_ node: PresentationNodeBase, over base: Node) -> Bool {
        let key = ObjectIdentifier(base)
        guard let open = current[key], open !== node else {
            current[key] = node
            forgetWaiting(node, over: base)
            return true
        }
        if !isWaiting(node, over: base) { waiting[key, default: []].append(node) }
        return false
    }

    func isWaiting(_ node: PresentationNodeBase, over base: Node) -> Bool {
        waiting[ObjectIdentifier(base)]?.contains { $0 === node } == true
    }

    /// Leaves the place and returns who is next.
    mutating func leave(_ node: PresentationNodeBase, over base: Node) -> PresentationNodeBase? {
        forgetWaiting(node, over: base)
        let key = ObjectIdentifier(base)
        if current[key] === node { current[key] = nil }
        guard current[key] == nil else { return nil }
        return waiting[key]?.first
    }

    private mutating func forgetWaiting(_ node: PresentationNodeBase, over base: Node) {
        let key = ObjectIdentifier(base)
        guard var nodes = waiting[key] else { return }
        nodes.removeAll { $0 === node }
        waiting[key] = nodes.isEmpty ? nil : nodes
    }
}

extension Node {
    /// The root of the layer in which this node stands.
    final var layerRoot: Node {
        var node: Node = self
        while !node.flags.contains(.isLayerRoot), let parent = node.parent { node = parent }
        return node
    }
}
