extension View {
    /// Gives the view an identity. Another identity is another view: state is reset.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(IdentityModifier(id: id))
    }

    /// Names the view for tests and automation.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(FoldModifier(identifiers: [identifier]))
    }

    /// Names the view for assistive technology.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        modifier(FoldModifier(label: String(label)))
    }

    /// Names the view for assistive technology, in the default language.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Names the view for assistive technology.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        modifier(FoldModifier(label: label.plainString))
    }
}

/// Replaces its content when the identity becomes another one.
nonisolated struct IdentityModifier<ID: Hashable>: ViewModifier {
    typealias Body = Never

    let id: ID

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: IdentityNode<ID>
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: IdentityNode<ID>.self)
            cursor.advance(past: node)
        } else {
            node = IdentityNode(modifier.id, parent: cursor.parent)
            cursor.append(node)
        }
        if node.id == modifier.id {
            node.updateContent(content)
        } else {
            node.replaceIdentity(with: modifier.id)
            node.updateContent(content)
            node.structureDidChange()
        }
    }
}

/// The node of `id`.
package final class IdentityNode<ID: Hashable>: IdentityNodeBase, @unchecked Sendable {
    package private(set) var id: ID

    package init(_ id: ID, parent: Node) {
        self.id = id
        super.init(parent: parent)
    }

    func replaceIdentity(with id: ID) {
        self.id = id
        removeChildren()
    }

    package override var identity: AnyHashable { AnyHashable(id) }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        let name = (id as? String) ?? String(describing: id)
        return SnapshotNode(
            role: .fold, kind: "fold", identifiers: [name], children: snapshotChildren(in: context))
    }
}

/// The node of an `id` whose type is unknown: what `ScrollViewReader` looks for.
package class IdentityNodeBase: Node, IdentifiedNode, @unchecked Sendable {
    package var identity: AnyHashable { AnyHashable(0) }
}
