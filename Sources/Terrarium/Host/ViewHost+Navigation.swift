extension ViewHost {
    /// The number of screens on the front navigation stack; the root counts 1. Without a stack it is 0.
    public var navigationDepth: Int {
        frontNavigation.last?.screens.count ?? 0
    }

    /// The titles of the screens on the front navigation stack, the root first. A screen without one has an empty title.
    public var screenTitles: [String] {
        frontNavigation.last?.screens.map { $0.title ?? "" } ?? []
    }

    /// Goes back by one screen, as the bar's back button and the swipe from the edge do.
    ///
    /// Throws where there is nothing to go back to, and where the screen hides its back button or its bar: then there is
    /// no button, the system takes no swipe, and a person leaves by what the screen offers instead.
    public func back() throws {
        let query = ViewQuery.role(.screen)
        try checkCanAct(query)
        let stacks = frontNavigation
        guard let deepest = stacks.last(where: { $0.screens.count > 1 }) else {
            var message =
                "There is nothing to go back to: no navigation stack in the front has a screen above its root."
            if let layer = runtime.layers.frontmostModal { message += " The front is \(layer.kind.withArticle)." }
            throw ViewQueryError(.noAction, query: query, message: message)
        }
        guard let host = stacks.last(where: { $0.top.offersWayBack }) else {
            throw noWayBack(from: deepest.top, query)
        }
        _ = acting { host.goBack() }
    }

    private func noWayBack(from screen: NavigationScreenNode, _ query: ViewQuery) -> ViewQueryError {
        let title = screen.title.map { " \(quoted($0))" } ?? ""
        let hidden =
            screen.barState.hidesBackButton
            ? "its back button (navigationBarBackButtonHidden)" : "its navigation bar"
        var message =
            "The screen\(title) hides \(hidden), and the swipe from the edge goes with it, so back() has nothing to use."
        let buttons = all(.role(.button)).compactMap { $0.text ?? $0.label ?? $0.id }.prefix(12)
        if !buttons.isEmpty {
            message += "\nTap what the screen offers instead: \(buttons.map { quoted($0) }.joined(separator: ", "))."
        }
        message += "\nOr take the value from the stack's path."
        return ViewQueryError(.noAction, query: query, message: message)
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
