public import TerrariumLayout

extension ViewHost {
    /// Scrolls the scroll view, list or form that matches until the view with an identity shows.
    ///
    /// The identity is one that `id` or a `ForEach` gave. An identity that is not there throws.
    public func scroll(_ query: ViewQuery, to id: some Hashable) throws {
        try checkCanAct(query)
        let target = try QueryEngine(rootSnapshot()).target(of: query, for: "scroll")
        guard let node = (target.node.line.node.interaction as? NodeInteraction)?.node,
            identified(AnyHashable(id), in: node) != nil
        else {
            throw ViewQueryError(
                .notFound, query: query, message: "scroll: \(query) holds no view with the id \(id).")
        }
        guard node.scope[IsScrollEnabledKey.self] else {
            throw ViewQueryError(
                .disabled, query: query,
                message: "\(target.node.line.name) cannot be scrolled: it, or a view around it, is marked "
                    + "scrollDisabled(true).")
        }
        try act(.scroll(to: AnyHashable(id)), on: query)
    }

    /// Swipes over the row that matches, from an edge: runs the first of its actions, or deletes it.
    public func swipe(_ query: ViewQuery, _ edge: Edge) throws {
        try act(.swipe(edge: "\(edge)"), on: query)
    }

    /// Scrolls everything that scrolls around a view, from the inside out, until the view shows.
    ///
    /// Returns false where nothing around it scrolls, or where scrolling is disabled.
    func scrollIntoView(_ target: ViewSnapshot.Node) -> Bool {
        guard let node = (target.line.node.interaction as? NodeInteraction)?.node else { return false }
        var hasScrolled = false
        var ancestor = node.parent
        while let current = ancestor {
            if let scroll = current as? ScrollNode, scroll.scope[IsScrollEnabledKey.self] {
                scroll.reveal(node, anchor: nil)
                runtime.update()
                hasScrolled = true
            }
            ancestor = current.parent
        }
        return hasScrolled
    }
}
