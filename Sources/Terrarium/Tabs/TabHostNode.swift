import TerrariumLayout

/// The logic of a tab view: it reads the selection, finds the tabs, and builds and shows the selected one.
package final class TabHostNode: EvaluatingNode, @unchecked Sendable {
    private(set) var selection: TabSelection?
    private(set) var frameNode: TabFrameNode!
    private var list: TabListNode!
    private(set) var tabs: [TabRecord] = []
    private(set) var selected = 0
    var barHiding = TabBarHiding()
    /// The tab that is selected where nobody else keeps the selection.
    private weak var own: LayoutNode?
    private var readsModels: Bool?

    static func update<Content: View>(_ selection: TabSelection?, content: Content, in cursor: inout _ChildCursor) {
        let node: TabHostNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: TabHostNode.self)
            cursor.advance(past: node)
        } else {
            node = TabHostNode(parent: cursor.parent)
            cursor.append(node)
            node.noteCause(.first)
        }
        node.selection = selection
        node.list.updateContent(content)
        node.runEvaluation()
    }

    package override init(parent: Node) {
        super.init(parent: parent)
        frameNode = TabFrameNode(host: self)
        firstChild = frameNode
        list = TabListNode(host: self, parent: frameNode)
        frameNode.firstChild = list
    }

    package override var pathComponent: String? { "TabView" }

    package override var observesModels: Bool? {
        get { readsModels }
        set { readsModels = newValue }
    }

    /// The selected tab.
    var current: TabRecord? { tabs.indices.contains(selected) ? tabs[selected] : nil }

    /// The selected tab with all the modifiers around it.
    var currentRoot: Node? { current?.root(below: list) }

    /// Tabs came or went, or have other tags.
    func tabsDidChange() {
        invalidate(because: .other("tabs"))
    }

    /// A person selects a tab.
    func select(_ page: TabPageNode) {
        guard let tab = tabs.first(where: { $0.page === page }) else { return }
        if let selection, let tag = tab.tag {
            onMainActor { selection.select(tag) }
        } else {
            own = tab.layout
            tabsDidChange()
        }
    }

    package override func evaluate() {
        _ = evaluating { selection?.read() }
        let previous = current?.layout
        var nodes: ContiguousArray<LayoutNode> = []
        list.collectLayoutNodes(into: &nodes)
        tabs = nodes.map { TabRecord($0) }
        selected = selectedIndex()
        // As on a stack, the page that comes appears before the one that goes disappears.
        currentRoot?.setOffScreen(false)
        current?.page?.buildPage()
        for (index, tab) in tabs.enumerated() {
            tab.layout.container = frameNode
            if index != selected { tab.root(below: list).setOffScreen(true) }
        }
        frameNode.tabsDidChange()
        if let previous, previous !== current?.layout { enclosingScreen?.barDidChange() }
    }

    private func selectedIndex() -> Int {
        let kept = own.flatMap { own in tabs.firstIndex { $0.layout === own } }
        guard let selection else { return kept ?? 0 }
        if let index = tabs.firstIndex(where: { $0.tag.map { selection.matches($0) } ?? false }) { return index }
        guard !tabs.isEmpty else { return 0 }
        let tags = tabs.map { $0.tag.map { tabName($0.value) } ?? "no tag" }.joined(separator: ", ")
        runtime.report(
            .unmatchedSelection,
            "The selection \(selection.name) is the tag of no tab; the tags are: \(tags). Give a tab the tag "
                + "\(selection.name), of the selection's type, or select another one.",
            at: self)
        return kept ?? 0
    }
}

/// A tab among its siblings.
struct TabRecord {
    /// What is laid out: the page, perhaps with modifiers around it.
    let layout: LayoutNode
    /// The tab; nothing for a view without a `tabItem`.
    let page: TabPageNode?
    let tag: ViewTag?
    let badge: String?

    init(_ layout: LayoutNode) {
        self.layout = layout
        var node: LayoutNode? = layout
        while let current = node, !(current is TabPageNode) { node = current.traitChild }
        page = node as? TabPageNode
        tag = layout.trait(TagKey.self) ?? page?.innerTag
        badge = layout.trait(BadgeKey.self) ?? page?.innerBadge
    }

    /// The outermost node that holds nothing but this tab, with the modifiers around it.
    func root(below list: Node) -> Node {
        var root: Node = layout
        while let parent = root.parent, parent !== list, parent.singleLayoutNode != nil { root = parent }
        return root
    }
}

/// The views of a tab view, each of which is a tab.
package final class TabListNode: Node, @unchecked Sendable {
    private weak var host: TabHostNode?

    init(host: TabHostNode, parent: Node) {
        self.host = host
        super.init(parent: parent)
    }

    package override func contentsDidChange() {
        host?.tabsDidChange()
    }
}
