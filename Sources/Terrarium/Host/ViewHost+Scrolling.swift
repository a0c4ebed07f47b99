public import TerrariumLayout

extension ViewHost {
    /// Scrolls the scroll view, list or form that matches until the view with an identity shows.
    ///
    /// The identity is one that `id` or a `ForEach` gave. An identity that is not there throws.
    public func scroll(_ query: ViewQuery, to id: some Hashable) throws {
        try checkIsMounted(query)
        let target = try QueryEngine(rootSnapshot()).target(of: query, for: "scroll")
        guard let node = (target.node.line.node.interaction as? NodeInteraction)?.node,
            identified(AnyHashable(id), in: node) != nil
        else {
            throw ViewQueryError(
                .notFound, query: query, message: "scroll: \(query) holds no view with the id \(id).")
        }
        try act(.scroll(to: AnyHashable(id)), on: query)
    }
}

extension ViewHost {
    /// Swipes over the row that matches, from an edge: runs the first of its actions, or deletes it.
    public func swipe(_ query: ViewQuery, _ edge: Edge) throws {
        try act(.swipe(edge: "\(edge)"), on: query)
    }
}
