extension ViewHost {
    /// Tells where an environment value comes from at a view: who set it, at which line, over whom, and who reads it.
    ///
    /// ```swift
    /// print(try host.explain(\.theme, at: "Save"))
    /// ```
    ///
    /// The value is the one that the view itself reads, so a modifier that sets it outside the view counts, and one
    /// inside it does not. Nothing is recorded for this while the tree runs.
    public func explain<Value>(
        _ value: @escaping @Sendable (EnvironmentValues) -> Value, at query: ViewQuery
    ) throws -> EnvironmentTrace {
        try liveNode(query).scope.trace(of: value)
    }

    /// Tells where an object comes from that views find by its type: which `environment(_:)` or `environmentObject(_:)`
    /// supplies it, over whom, and who reads it.
    public func explain<Object: AnyObject>(_ type: Object.Type, at query: ViewQuery) throws -> EnvironmentTrace {
        let scope = try liveNode(query).scope
        let isObservableObject = scope[ObjectKey<Object>.self] != nil
        return isObservableObject ? scope.trace { $0[object: type] } : scope.trace { $0[model: type] }
    }

    /// The node behind the one view that matches.
    func liveNode(_ query: ViewQuery) throws -> Node {
        try checkIsMounted(query)
        runtime.update()
        let nodes = SnapshotNodeTable()
        let root = runtime.snapshot(environment: .off, nodes: nodes)
        let found = try QueryEngine(root).find(query)
        guard let node = nodes[found.line.node] else {
            throw ViewQueryError(.notFound, query: query, message: "\(query): the view has left the tree.")
        }
        return node
    }
}
