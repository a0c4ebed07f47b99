/// Sets the value of a key that has no name in `EnvironmentValues`.
nonisolated struct EnvironmentKeyModifier<Key: EnvironmentKey>: ViewModifier {
    typealias Body = Never

    let value: Key.Value
    let line: SourceLine
    /// How outlines show the value as a style of the lines below.
    var styles: [SnapshotAttribute] = []

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: ScopeNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: ScopeNode.self)
            cursor.advance(past: node)
        } else {
            node = ScopeNode(parent: cursor.parent, line: modifier.line)
            cursor.append(node)
        }
        node.setStyles(modifier.styles)
        let version = node.own.tree.version
        node.own.update { $0[Key.self] = modifier.value }
        if node.own.tree.version != version { node.tellEnvironmentDidChange() }
        node.updateContent(content)
    }
}
