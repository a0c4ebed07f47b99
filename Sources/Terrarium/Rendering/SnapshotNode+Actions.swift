extension SnapshotNode {
    /// The same tree with actions on its topmost lines, which keep those that they have.
    package func addingActions(_ added: [String], _ interaction: (Interaction?) -> Interaction) -> SnapshotNode {
        var details = details
        guard role == .line else {
            let children = children.map { $0.addingActions(added, interaction) }
            return SnapshotNode(self, details: details, children: SnapshotChildren(children))
        }
        details.actions += added.filter { !details.actions.contains($0) }
        details.interaction = interaction(details.interaction)
        return SnapshotNode(self, details: details, children: children)
    }
}
