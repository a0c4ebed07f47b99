/// The node of a user's view modifier: a transparent composite into whose body the content is spliced.
package final class ModifierBodyNode<Modifier: ViewModifier, Base: View>: BodyNode<Modifier>, ModifierContentSource,
    @unchecked Sendable
{
    @exclusivity(unchecked) private var content: Base
    @exclusivity(unchecked) package var placeholders = ModifierPlaceholders()

    init(_ modifier: Modifier, content: Base, parent: borrowing Node) {
        self.content = content
        super.init(modifier, parent: parent)
    }

    func update(_ new: Modifier, content: Base) {
        self.content = content
        contentDidChange()
        update(new)
        refreshContents()
    }

    override func runBody() {
        updateContent(evaluating { UncheckedBox(value.body(content: Modifier.Content(source: self))) }.value)
    }

    package func updateSplicedContent(in cursor: inout _ChildCursor) {
        Base._update(content, in: &cursor)
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        readingSnapshot(fields, in: context)
    }
}

/// Owns the content that the placeholder views in a modifier's body, or in a control's style, stand for.
package protocol ModifierContentSource: EvaluatingNode {
    var placeholders: ModifierPlaceholders { get set }

    /// Places or updates the content under a placeholder.
    func updateSplicedContent(in cursor: inout _ChildCursor)
}

/// The placeholders of one content, and the number of the content's newest value.
package struct ModifierPlaceholders {
    fileprivate var nodes: ContiguousArray<Unmanaged<ModifierContentNode>> = []
    fileprivate var contentVersion = 0

    package init() {}
}

extension ModifierContentSource {
    package func contentDidChange() {
        placeholders.contentVersion += 1
    }

    /// Hands the newest content to every placeholder that has not met it yet: the body did not run, or a view that holds
    /// a placeholder was found equal and passed over.
    package func refreshContents() {
        let version = placeholders.contentVersion
        // Held one by one: what refreshes one placeholder may take another one away.
        for content in placeholders.nodes.map({ $0.takeUnretainedValue() })
        where content.version != version && !content.flags.contains(.isUnmounted) {
            content.refresh()
        }
    }

    fileprivate func add(_ content: ModifierContentNode) {
        placeholders.nodes.append(.passUnretained(content))
    }

    fileprivate func remove(_ content: ModifierContentNode) {
        placeholders.nodes.removeAll { $0.toOpaque() == Unmanaged.passUnretained(content).toOpaque() }
    }
}

/// The place in a modifier's body where the content stands.
///
/// The source is held: a placeholder that a program handed to another part of the tree outlives the modifier, and goes on
/// showing the content that the modifier had last.
package final class ModifierContentNode: Node, @unchecked Sendable {
    private var source: any ModifierContentSource
    fileprivate private(set) var version = 0

    init(source: any ModifierContentSource, parent: borrowing Node) {
        self.source = source
        super.init(parent: parent)
    }

    /// Places or updates the content of a source at the place of the cursor.
    static func update(_ source: any ModifierContentSource, in cursor: inout _ChildCursor) {
        if let node = cursor.existing {
            let known = unsafeDowncast(node, to: ModifierContentNode.self)
            cursor.advance(past: known)
            known.follow(source)
            known.refresh()
        } else {
            let node = ModifierContentNode(source: source, parent: cursor.parent)
            cursor.append(node)
            source.add(node)
            node.refresh()
        }
    }

    func refresh() {
        version = source.placeholders.contentVersion
        var cursor = _ChildCursor(childrenOf: self)
        source.updateSplicedContent(in: &cursor)
    }

    /// Another modifier's content stands here from now on, which may be of another type.
    private func follow(_ new: any ModifierContentSource) {
        guard new !== source else { return }
        source.remove(self)
        removeChildren()
        source = new
        new.add(self)
        structureDidChange()
    }

    package override func willUnmount() {
        source.remove(self)
    }
}
