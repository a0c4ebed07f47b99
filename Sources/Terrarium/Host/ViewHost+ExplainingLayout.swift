extension ViewHost {
    /// Tells why a view is as large as it is: on each axis the chain of proposals and answers from the window down to it,
    /// with the rule that decided.
    ///
    /// ```swift
    /// print(try host.explainLayout("Save"))
    /// // width:
    /// //   window: 320
    /// //   frame(maxWidth: .infinity): proposal 320 → 320 (the proposal)
    /// //   HStack: proposal 320 → 168 (its views and 8 between them)
    /// //   HStack: least flexible first, offered 156, took 32
    /// //   Text "Save": proposal 156 → 32
    /// // height:
    /// //   …
    /// ```
    ///
    /// A view that is several children of its container, such as a group, is explained child by child.
    public func explainLayout(_ query: ViewQuery) throws -> String {
        let node = try liveNode(query)
        var nodes: ContiguousArray<LayoutNode> = []
        node.collectLayoutNodes(into: &nodes)
        return nodes.map(\.layoutExplanation).joined(separator: "\n")
    }
}
