package import Foundation
package import TerrariumLayout

/// A tab and its page. The label is built at once, the page when it is first selected.
package class TabPageNode: LayoutNode, InteractiveNode, @unchecked Sendable {
    /// The page; nothing until it is selected.
    private(set) final var page: StackNode?
    private(set) final var label: TabLabelNode!
    private final lazy var interaction = NodeInteraction(self)
    private(set) final weak var tabs: TabHostNode?
    /// What a tag inside the page, or the value of a `Tab`, says.
    final var innerTag: ViewTag?
    final var innerBadge: String?

    /// Places or updates a tab.
    static func update<Content: View, Label: View>(
        content: Content, label: Label, tag: ViewTag?, badge: String?, in cursor: inout _ChildCursor
    ) {
        let node: TypedTabPageNode<Content>
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: TypedTabPageNode<Content>.self)
            cursor.advance(past: node)
            node.content = content
            if node.innerTag != tag || node.innerBadge != badge { node.tabs?.tabsDidChange() }
        } else {
            node = TypedTabPageNode(content, parent: cursor.parent)
            cursor.append(node)
        }
        node.innerTag = tag
        node.innerBadge = badge
        node.label.updateContent(label)
        if node.page != nil { node.updatePage() } else if node.tabs == nil { node.buildPage() }
    }

    package override init(parent: Node) {
        super.init(parent: parent)
        tabs = enclosingTabs
        label = TabLabelNode(parent: self)
        firstChild = label
    }

    /// Builds the page, if that has not happened.
    final func buildPage() {
        guard page == nil else { return }
        let page = StackNode(.column(), kind: "", parent: self)
        self.page = page
        page.container = self
        label.nextSibling = page
        updatePage()
        layoutDidChange()
        snapshotDidChange()
    }

    fileprivate func updatePage() {}

    // MARK: Layout

    package final override var layoutChildren: ContiguousArray<LayoutNode> { page.map { [$0] } ?? [] }

    package final override func lengthCause(on axis: Axis) -> String? { "as its content" }

    package final override func measure(_ proposal: ProposedViewSize) -> CGSize {
        page?.sizeThatFits(proposal) ?? .zero
    }

    package final override func placeChildren() {
        page?.place(at: .zero, proposal: proposal)
    }

    package final override var printsFrame: Bool { false }

    package final override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        page?.snapshot(in: context) ?? .group(children: [])
    }

    // MARK: The tab

    /// What the label says: its texts, else the name of its image.
    final func labelText(in context: SnapshotContext) -> String {
        var texts: [String] = []
        var image: String?
        var cursor = FoldedCursor(label.labelSnapshot(in: context))
        while let line = cursor.next() {
            guard let text = line.text else { continue }
            if line.kind == "Text" { texts.append(text) } else if line.kind == "Image" { image = image ?? text }
        }
        return texts.isEmpty ? image ?? "" : texts.joined(separator: " ")
    }

    /// The tab's line.
    final func tabSnapshot(
        tag: ViewTag?, badge: String?, isSelected: Bool, frame: CGRect?, in context: SnapshotContext
    ) -> SnapshotNode {
        var flags: SnapshotFlags = [.showsText]
        if isSelected { flags.insert(.selected) }
        if page == nil { flags.insert(.unrendered) }
        if !scope[IsEnabledKey.self] { flags.insert(.disabled) }
        return SnapshotNode(
            kind: "tab", text: labelText(in: context), identifiers: tag.map { [tabName($0.value)] } ?? [],
            attributes: badge.map { [SnapshotAttribute("badge", string: $0)] } ?? [],
            actions: frame == nil ? [] : offeredActions, frame: frame, flags: flags, picture: .title,
            interaction: interaction)
    }

    package final var offeredActions: [String] { ["tap"] }

    package final func perform(_ action: HostAction) -> Bool {
        guard case .tap = action else { return false }
        tabs?.select(self)
        return true
    }
}

package final class TypedTabPageNode<Content: View>: TabPageNode, @unchecked Sendable {
    fileprivate var content: Content

    fileprivate init(_ content: Content, parent: Node) {
        self.content = content
        super.init(parent: parent)
    }

    fileprivate override func updatePage() {
        page?.updateContent(content)
    }
}

/// The label of a tab: it is read, not laid out.
package final class TabLabelNode: Node, @unchecked Sendable {
    package override func collectLayoutNodes(into list: inout ContiguousArray<LayoutNode>) {}

    package override var handsUpPreferences: Bool { false }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode { .group(children: []) }

    func labelSnapshot(in context: SnapshotContext) -> SnapshotNode {
        SnapshotNode(role: .group, kind: "group", children: snapshotChildren(in: context))
    }
}

extension Node {
    /// The tab view around this node, up to the page in which it stands.
    fileprivate final var enclosingTabs: TabHostNode? {
        var node: Node? = self
        while let current = node {
            if let tabs = current as? TabHostNode { return tabs }
            if current !== self, current is LayerNode || current is TabPageNode { return nil }
            node = current.parent
        }
        return nil
    }
}
