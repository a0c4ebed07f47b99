/// The parts of a tab view that hide its bar: settings in its pages and screens of the stacks there.
struct TabBarHiding {
    private struct Part {
        weak var node: Node?
    }

    private var parts: [Part] = []

    /// Whether a part that is on screen hides the bar.
    var isInForce: Bool {
        parts.contains { part in
            guard let node = part.node, !node.flags.contains(.isUnmounted) else { return false }
            return node.isOnScreen
        }
    }

    mutating func set(_ hides: Bool, by node: Node) {
        parts.removeAll { $0.node == nil || $0.node === node }
        if hides { parts.append(Part(node: node)) }
    }
}

extension Node {
    /// Hides the bar of the tab view around this node, or shows it again.
    final func setHidesTabBar(_ hides: Bool) {
        var node = parent
        while let current = node, !(current is LayerNode) {
            if let tabs = current as? TabHostNode {
                guard !tabs.flags.contains(.isUnmounted) else { return }
                tabs.barHiding.set(hides, by: self)
                tabs.frameNode.tabsDidChange()
                return
            }
            node = current.parent
        }
    }
}

extension ScreenSetting {
    /// Whether this is about the bar of the tab view around.
    var isAboutTabBar: Bool {
        if case .visibility(_, let bars) = self { bars.contains(.tabBar) } else { false }
    }

    var hidesTabBar: Bool {
        if case .visibility(.hidden, let bars) = self { bars.contains(.tabBar) } else { false }
    }
}
