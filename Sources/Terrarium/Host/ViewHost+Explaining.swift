extension ViewHost {
    /// Tells where an environment value comes from at a view: who set it, at which line, over whom, and who reads it.
    ///
    /// ```swift
    /// print(try host.explain(\.theme, at: "Save"))
    /// ```
    ///
    /// The value is the one that the view itself reads, so a modifier that sets it outside the view counts, and one
    /// inside it does not. Nothing is recorded for this while the tree runs.
    ///
    /// Readers are the views whose bodies read the value, and the texts, images, shapes and controls that are shown and
    /// read it where somebody sets it.
    public func explain<Value>(
        _ value: @escaping @Sendable (EnvironmentValues) -> Value, at query: ViewQuery
    ) throws -> EnvironmentTrace {
        let found = try look(for: query, environment: .reads)
        return found.node.scope.trace(of: value, others: found.builtInReaders)
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
        try look(for: query, environment: .off).node
    }

    private func look(for query: ViewQuery, environment: OutlineStyle.EnvironmentDetail) throws -> FoundNode {
        try checkIsMounted(query)
        runtime.update()
        let nodes = SnapshotNodeTable()
        let root = runtime.snapshot(environment: environment, nodes: nodes)
        let found = try QueryEngine(root).find(query)
        guard let node = nodes[found.line.node] else {
            throw ViewQueryError(.notFound, query: query, message: "\(query): the view has left the tree.")
        }
        return FoundNode(node: node, root: root, nodes: nodes)
    }
}

/// A node that a query found, with the snapshot of the tree around it.
private struct FoundNode {
    let node: Node
    let root: SnapshotNode
    let nodes: SnapshotNodeTable

    /// The texts, images, shapes and controls that see the cell of a key and read it. They do not subscribe, so that the
    /// snapshot, in which they noted what they read, is searched.
    func builtInReaders(of key: any EnvironmentKey.Type, seeing cell: AnyEnvironmentCell) -> [String] {
        let entry = SnapshotEnvironmentEntry(EnvironmentKeyName.name(of: key), .reads)
        var paths: [String] = []
        var waiting = [root]
        while let snapshot = waiting.popLast() {
            waiting += snapshot.children
            // A view with a body says by itself what it reads.
            guard snapshot.role == .line, !snapshot.isCustomView, snapshot.environment.contains(entry),
                let reader = nodes[snapshot],
                reader.scope.table.cell(for: ObjectIdentifier(key)) === cell
            else { continue }
            let name = (snapshot.text ?? snapshot.label).map { "\(snapshot.kind) \(quoted($0))" } ?? snapshot.kind
            paths.append(reader.path.isEmpty ? name : "\(reader.path) > \(name)")
        }
        return paths
    }
}
