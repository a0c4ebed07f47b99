package import Foundation
package import TerrariumLayout

/// A row of a list around one layout node of the content. It is no child of any node; the list owns it.
package final class ListRowNode: LayoutNode, InteractiveNode, @unchecked Sendable {
    let content: LayoutNode
    private unowned(unsafe) let list: ListContentNode
    private var insets: EdgeInsets?
    private(set) var part = SectionPart.row
    private var marks: Marks?
    private lazy var interaction = NodeInteraction(self)

    init(_ content: LayoutNode, list: ListContentNode) {
        self.content = content
        self.list = list
        super.init(parent: list)
    }

    /// Reads what modifiers say of the row.
    func readTraits() {
        let (oldInsets, oldPart, oldMarks) = (insets, part, marks)
        insets = content.trait(ListRowInsetsKey.self) ?? nil
        part = content.trait(SectionPartKey.self) ?? .row
        marks = Marks(of: content)
        if insets != oldInsets || part != oldPart { layoutDidChange() }
        // The line of the row is kept by the node inside.
        if let oldMarks, oldMarks != marks { content.snapshotDidChange() }
    }

    /// What the line of a row tells besides its frame.
    private struct Marks: Equatable {
        let badge: String?
        let tag: ViewTag?
        let isKeptFrom: [Bool]

        init(of content: LayoutNode) {
            badge = content.trait(BadgeKey.self) ?? nil
            tag = content.trait(TagKey.self)
            isKeptFrom = [
                content.isKept(from: SelectionDisabledKey.self), content.isKept(from: DeleteDisabledKey.self),
                content.isKept(from: MoveDisabledKey.self),
            ]
        }
    }

    package override var isContainer: Bool { false }
    package override var printsFrame: Bool { false }
    package override var layoutName: String { part.rawValue }
    package override var layoutChildren: ContiguousArray<LayoutNode> { [content] }
    package override var traitChild: LayoutNode? { content }

    package override func lengthCause(on axis: Axis) -> String? {
        if axis == .horizontal, size.width == proposal.width { return "the proposal" }
        return axis == .vertical && part == .row && size.height == scope[MinimumRowHeightKey.self]
            ? "the least height of a row" : "its content and the insets"
    }

    private var layout: ListRowLayout {
        ListRowLayout(
            insets: insets
                ?? EdgeInsets(
                    top: Chrome.rowVerticalInset, leading: Chrome.rowHorizontalInset, bottom: Chrome.rowVerticalInset,
                    trailing: Chrome.rowHorizontalInset),
            minimumHeight: part == .row ? scope[MinimumRowHeightKey.self] : 0)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal, child: LayoutSubview(content))
    }

    package override func placeChildren() {
        let placement = layout.placement(of: LayoutSubview(content), in: size, proposal: proposal)
        placeInReadingDirection { content.place(at: placement.origin, proposal: placement.proposal) }
        guard let swipe = revealedSwipe, let actions = swipe.actions else { return }
        actions.container = self
        let wanted = actions.sizeThatFits(.unspecified)
        let isAtStart = (swipe.edge == "leading") != scope.isRightToLeft
        let origin = CGPoint(x: isAtStart ? 0 : size.width - wanted.width, y: (size.height - wanted.height) / 2)
        actions.place(at: origin, proposal: .unspecified)
    }

    /// What a swipe has revealed over this row.
    private var revealedSwipe: SwipeActionsNode? { runtime.revealedSwipe.flatMap { $0.row === self ? $0 : nil } }

    private func revealedActions(in context: SnapshotContext) -> [SnapshotNode] {
        revealedSwipe?.actions.map { [$0.shownSnapshot(in: context.inside(self))] } ?? []
    }

    /// Actions were revealed over the row, or went again.
    func swipeActionsDidChange() {
        placementDidChange()
        content.snapshotDidChange()
    }

    package override func sizeDidChange(from old: CGSize) {
        content.snapshotDidChange()
    }

    // MARK: Selecting and swiping

    private var scroll: ScrollNode? { list.parent as? ScrollNode }

    /// The value by which a selection knows the row: its tag, else its identity in a `ForEach`; nil for what must not be
    /// selected.
    var value: AnyHashable? {
        guard part == .row, !content.isKept(from: SelectionDisabledKey.self) else { return nil }
        if let tag = content.trait(TagKey.self) { return tag.value }
        var node = content.parent
        while let current = node, current !== list {
            if let known = current as? any IdentifiedNode { return known.identity }
            node = current.parent
        }
        return nil
    }

    package var offeredActions: [String] {
        var actions: [String] = []
        if scroll?.selection != nil, value != nil { actions.append("tap") }
        if swipeHandlers.contains(where: { $0.offersSwipe(of: content) }) { actions.append("swipe") }
        if mover != nil { actions.append("move") }
        return actions
    }

    package func perform(_ action: HostAction) throws -> Bool {
        switch action {
        case .tap:
            guard let selection = scroll?.selection, let value else { return false }
            selection.choose(value)
            return true
        case .swipe(let edge):
            return swipeHandlers.contains { $0.swipe(edge, row: content) }
        case .move(let offset):
            return try mover?.move(content, to: offset) ?? false
        default:
            return false
        }
    }

    private var swipeHandlers: [any SwipeHandling] {
        var handlers: [any SwipeHandling] = []
        forEachNodeAround { node in
            if let handler = node as? any SwipeHandling { handlers.append(handler) }
        }
        return handlers
    }

    /// What moves the row: the innermost `onMove` around it, unless it must not be moved.
    private var mover: RowEditNode? {
        guard part == .row, !content.isKept(from: MoveDisabledKey.self) else { return nil }
        var mover: RowEditNode?
        forEachNodeAround { node in
            if mover == nil, let edit = node as? RowEditNode, edit.offersMove { mover = edit }
        }
        return mover
    }

    /// Visits the content and the nodes between it and the list, from the inside out.
    private func forEachNodeAround(_ visit: (Node) -> Void) {
        var node: Node? = content
        while let current = node, current !== list {
            visit(current)
            node = current.parent
        }
    }

    /// The line of the row around the snapshot of its outermost part.
    func lineSnapshot(of node: Node, in context: SnapshotContext) -> SnapshotNode {
        let inner = node.snapshot(in: context.inside(self))
        var flags: SnapshotFlags = []
        if let selection = scroll?.selection, let value, selection.isChosen(value) {
            flags.insert(.selected)
        }
        if scroll?.selection != nil, value != nil, !content.scope[IsEnabledKey.self] { flags.insert(.disabled) }
        let badge = content.trait(BadgeKey.self) ?? nil
        return SnapshotNode(
            kind: part.rawValue, attributes: badge.map { [SnapshotAttribute("badge", string: $0)] } ?? [],
            actions: offeredActions, frame: context.frame(of: self), flags: flags,
            children: SnapshotChildren([inner] + revealedActions(in: context)), interaction: interaction)
    }
}

/// What a node above a row does when the row is swiped.
package protocol SwipeHandling: Node {
    func offersSwipe(of row: LayoutNode) -> Bool

    /// Runs what a full swipe from an edge runs; returns false if that is nothing.
    func swipe(_ edge: String, row: LayoutNode) -> Bool
}

extension Node {
    /// The snapshot of a part of a list: with the line of its row if it is exactly one.
    final func rowSnapshot(in context: SnapshotContext) -> SnapshotNode {
        var nodes: ContiguousArray<LayoutNode> = []
        collectLayoutNodes(into: &nodes)
        guard nodes.count == 1, let row = nodes[0].container as? ListRowNode, !holdsSection(above: nodes[0]) else {
            return snapshot(in: context)
        }
        return row.lineSnapshot(of: self, in: context)
    }

    private func holdsSection(above node: Node) -> Bool {
        var node: Node? = node
        while let current = node {
            if current is SectionNode { return true }
            if current === self { return false }
            node = current.parent
        }
        return false
    }
}
