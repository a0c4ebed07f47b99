extension ViewHost {
    /// Taps a view of the present snapshot, for programs that let a person choose among what is there.
    ///
    /// A node of an older snapshot is refused where its view has left the tree.
    public func tap(_ node: ViewSnapshot.Node) throws {
        try act(.tap, on: node)
    }

    /// Carries out an action on a view of the present snapshot, for programs that let a person choose among what is there.
    package func act(_ action: HostAction, on node: ViewSnapshot.Node) throws {
        let query = ViewQuery.id(node.id ?? node.kind)
        try checkCanAct(query)
        try perform(action, on: node, query: query)
    }
}
