extension ViewHost {
    /// The number of screens on the front navigation stack; the root counts 1. Without a stack it is 0.
    public var navigationDepth: Int {
        frontNavigation.last?.screens.count ?? 0
    }

    /// The titles of the screens on the front navigation stack, the root first. A screen without one has an empty title.
    public var screenTitles: [String] {
        frontNavigation.last?.screens.map { $0.title ?? "" } ?? []
    }

    /// Goes back by one screen, as the system's back does.
    ///
    /// It does not need the bar's back button, which a screen may hide. Throws where there is nothing to go back to.
    public func back() throws {
        let query = ViewQuery.role(.screen)
        try checkCanAct(query)
        guard let host = frontNavigation.last(where: { $0.screens.count > 1 }) else {
            var message =
                "There is nothing to go back to: no navigation stack in the front has a screen above its root."
            if let layer = runtime.layers.frontmostModal { message += " The front is \(layer.kind.withArticle)." }
            throw ViewQueryError(.noAction, query: query, message: message)
        }
        _ = acting { host.goBack() }
    }

    /// The navigation stacks that show in the front, the innermost last.
    private var frontNavigation: [NavigationHostNode] {
        runtime.update()
        let layers = runtime.layers.layers
        let first = layers.lastIndex { $0.isModal } ?? 0
        for layer in layers[first...].reversed() {
            var found: [NavigationHostNode] = []
            layer.root.forEachDescendant { node in
                if node !== layer.root, node is LayerNode || node.flags.contains(.isOffScreen) { return false }
                if let host = node as? NavigationHostNode, found.last.map({ host.isInside($0) }) ?? true {
                    found.append(host)
                }
                return true
            }
            if !found.isEmpty { return found }
        }
        return []
    }
}

extension Node {
    fileprivate func isInside(_ ancestor: Node) -> Bool {
        var node = parent
        while let current = node {
            if current === ancestor { return true }
            node = current.parent
        }
        return false
    }
}
