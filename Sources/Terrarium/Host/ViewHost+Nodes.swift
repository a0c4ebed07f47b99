extension ViewHost {
    /// Taps a view of the present snapshot, for programs that let a person choose among what is there.
    ///
    /// A node of an older snapshot is refused, since the view may have changed.
    public func tap(_ node: ViewSnapshot.Node) throws {
        try perform(.tap, on: node, query: .id(node.id ?? node.kind))
    }
}
