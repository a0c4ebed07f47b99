extension ViewHost {
    /// Taps a view that was found before: `try host.tap(host.all(.role(.row))[2])`.
    ///
    /// Refuses what a query would be refused for, and a node of an older snapshot whose view has left the tree.
    public func tap(_ node: ViewSnapshot.Node) throws {
        try act(.tap, on: node)
    }

    /// Carries out an action on a view that was found before, for programs that let a person choose among what is there.
    package func act(_ action: HostAction, on node: ViewSnapshot.Node) throws {
        let query = ViewQuery(naming: node)
        try checkCanAct(query)
        try perform(action, on: reached(node, query, for: action), query: query)
    }

    private func reached(
        _ node: ViewSnapshot.Node, _ query: ViewQuery, for action: HostAction
    ) throws -> ViewSnapshot.Node {
        func control() throws -> ViewSnapshot.Node {
            if let control = try QueryEngine(rootSnapshot()).unreachedTarget(of: node, as: query, for: action.name) {
                return control
            }
            throw ViewQueryError(
                .noAction, query: query,
                message: "\(node.line.name) has left the tree since it was found. Find it again.")
        }
        let target = try control()
        do {
            try QueryEngine(rootSnapshot()).checkReach(target, query)
            return target
        } catch let error where error.kind == .offScreen {
            guard !target.isHidden, scrollIntoView(target) else { throw error }
            let scrolled = try control()
            try QueryEngine(rootSnapshot()).checkReach(scrolled, query)
            return scrolled
        }
    }
}

extension ViewQuery {
    /// How an error names a view that was found before.
    fileprivate init(naming node: ViewSnapshot.Node) {
        if let id = node.id {
            self = .id(id)
        } else {
            self = ViewQuery(stringLiteral: node.text ?? node.kind)
        }
    }
}
