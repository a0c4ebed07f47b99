extension SnapshotNode {
    /// The same tree with actions on its topmost lines, which keep those that they have.
    package func addingActions(_ added: [String], _ interaction: (Interaction?) -> Interaction) -> SnapshotNode {
        let isLine = role == .line
        return SnapshotNode(
            role: role, kind: kind, isCustomView: isCustomView, arguments: arguments, text: text, value: value,
            label: label, identifiers: identifiers, attributes: attributes, styles: styles,
            actions: isLine ? actions + added.filter { !actions.contains($0) } : actions, frame: frame, flags: flags,
            zIndex: zIndex, lines: lines, picture: picture, environment: environment,
            children: isLine ? children : children.map { $0.addingActions(added, interaction) },
            interaction: isLine ? interaction(self.interaction) : self.interaction, viewType: viewType)
    }
}
