package import Foundation
public import TerrariumLayout

/// A window onto content that may be larger than it.
///
/// Along its axes it takes the space that it is offered and lets the content be as long as it likes; across, it is as
/// wide as the content. Several views in it stand below each other, whatever the axes. The view keeps how far it is scrolled. Its content begins
/// beside bars and other edges of the safe area, and scrolls under those that the view touches.
public nonisolated struct ScrollView<Content: View>: View {
    public typealias Body = Never

    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        let node: ScrollNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: ScrollNode.self)
            cursor.advance(past: node)
            node.setAxes(view.axes)
        } else {
            node = ScrollNode(view.axes, kind: "ScrollView", parent: cursor.parent)
            cursor.append(node)
            node.firstChild = ScrollContentNode(parent: node)
        }
        node.firstChild?.updateContent(view.content)
    }
}

/// The content of a scroll view: its views stand in a column, as everywhere where nobody says how.
package final class ScrollContentNode: ContainerNode<VStackLayout>, @unchecked Sendable {
    init(parent: Node) {
        super.init(VStackLayout(), kind: "", parent: parent)
    }
}

/// The node of everything that scrolls: a scroll view, a list, a form.
///
/// Invariant: `firstChild` is the one layout node of the content, and `offset` keeps within what the content allows
/// after each placement.
package final class ScrollNode: LayoutNode, InteractiveNode, PositionWatching, @unchecked Sendable {
    private let kind: String
    private var axes: Axis.Set
    private var offset = CGPoint.zero
    private lazy var interaction = NodeInteraction(self)
    /// What a list adds to its line.
    package var extraAttributes: [SnapshotAttribute] = []
    /// The chosen value of a list with a selection.
    package var selection: ListSelection?

    init(_ axes: Axis.Set, kind: String, parent: Node) {
        self.axes = axes
        self.kind = kind
        super.init(parent: parent)
        flags.insert(.readsEnvironment)
        runtime.positionWatchers.add(self)
    }

    package override func willUnmount() {
        runtime.positionWatchers.remove(self)
        super.willUnmount()
    }

    /// The margins may be others, and the reading direction, from whose start the offset counts.
    package override func environmentDidChange() {
        layoutDidChange()
    }

    package override var layoutName: String { kind }

    package override func lengthCause(on axis: Axis) -> String? {
        axes.contains(axis) && proposal[axis] != nil ? "the proposal" : "hugs its content"
    }

    func setAxes(_ axes: Axis.Set) {
        guard axes != self.axes else { return }
        self.axes = axes
        layoutDidChange()
        snapshotDidChange()
    }

    private var content: LayoutNode { unsafeDowncast(firstChild.unsafelyUnwrapped, to: LayoutNode.self) }

    private var layout: ScrollLayout { ScrollLayout(axes, offset: offset, insets: margins) }

    /// The space around the content that scrolls with it.
    private var margins: EdgeInsets { scope[ContentMarginsKey.self] }

    /// The length of the window less the margins, for frames relative to it.
    package var sizeForFrames: CGSize {
        CGSize(
            width: max(visibleSize.width - margins.total(.horizontal), 0),
            height: max(visibleSize.height - margins.total(.vertical), 0))
    }

    package override var layoutChildren: ContiguousArray<LayoutNode> {
        content.container = self
        return [content]
    }

    /// The size of the window onto the content, as far as it is known while the content is measured.
    private(set) var visibleSize = CGSize.zero
    /// The visible size that frames relative to the container were told.
    private var toldSize: CGSize?

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        content.container = self
        visibleSize = proposal.replacingUnspecifiedDimensions(by: visibleSize)
        return layout.sizeThatFits(proposal, child: LayoutSubview(content))
    }

    // MARK: What is visible

    /// The window onto the content, in this node's coordinates: it reaches out under the bars that the node touches.
    private(set) var viewport = CGRect.zero
    private(set) var watchedFrame: CGRect?

    private func updateViewport() {
        let frame = windowFrame
        let area = safeArea
        watchedFrame = area.inner == area.outer ? nil : frame
        let whole = area.ignoring(.all, frame: frame)
        let next = CGRect(
            x: whole.minX - frame.minX, y: whole.minY - frame.minY, width: whole.width, height: whole.height)
        guard next != viewport else { return }
        viewport = next
        snapshotDidChange()
    }

    func positionDidChange() {
        watchedFrame = nil
        placementDidChange()
    }

    package override func placeChildren() {
        updateViewport()
        content.container = self
        let offered = proposal.replacingUnspecifiedDimensions(by: size)
        visibleSize = offered
        if toldSize != sizeForFrames {
            toldSize = sizeForFrames
            content.forEachDescendant { node in
                (node as? ContainerRelativeNode)?.checkContainer()
                return true
            }
        }
        let inner = layout.placement(of: LayoutSubview(content), in: size, proposal: proposal).proposal
        let clamped = layout.clamp(offset, content: content.sizeThatFits(inner), window: size)
        if clamped != offset {
            offset = clamped
            snapshotDidChange()
        }
        let placement = layout.placement(of: LayoutSubview(content), in: size, proposal: proposal)
        // The offset counts from where reading starts.
        placeInReadingDirection { content.place(at: placement.origin, proposal: placement.proposal) }
    }

    // MARK: Scrolling

    /// What is to be seen, and how often the offset may still be corrected for it: rows that come into sight may turn out
    /// to be longer or shorter than was estimated.
    private var revealing: (node: Node, anchor: UnitPoint?, corrections: Int)?

    /// Whether the content can be scrolled along an axis.
    func scrolls(along axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

    /// Scrolls so that a part of the content shows.
    func reveal(_ node: Node, anchor: UnitPoint?) {
        guard let target = contentFrame(of: node) else { return }
        revealing = (node, anchor ?? nearestEdge(to: target), 8)
        contentWasPlaced()
    }

    /// The edge of the window at which a part of the content comes into sight, so that corrections keep to it.
    private func nearestEdge(to target: CGRect) -> UnitPoint? {
        guard axes == .vertical || axes == .horizontal else { return nil }
        let axis: Axis = axes == .vertical ? .vertical : .horizontal
        let isLong = target.size[axis] > size[axis]
        if target.origin[axis] < offset[axis] { return .topLeading }
        guard target.origin[axis] + target.size[axis] > offset[axis] + size[axis] else { return nil }
        return isLong ? .topLeading : .bottomTrailing
    }

    /// Rows that are made where they show were placed: what is to be seen may lie elsewhere than was estimated.
    func contentWasPlaced() {
        guard let (node, anchor, corrections) = revealing else { return }
        revealing = nil
        guard corrections > 0, !node.flags.contains(.isUnmounted), let target = contentFrame(of: node) else { return }
        let inner = layout.placement(of: LayoutSubview(content), in: size, proposal: proposal).proposal
        let wanted = layout.offset(
            revealing: target, anchor: anchor, content: content.sizeThatFits(inner), window: size)
        guard wanted != offset else { return }
        revealing = (node, anchor, corrections - 1)
        scroll(to: wanted)
    }

    /// Where a part of the content lies, counted from where reading starts; of a row out of sight, where it will lie.
    private func contentFrame(of node: Node) -> CGRect? {
        guard var frame = physicalFrame(of: node) else { return nil }
        if scope.isRightToLeft { frame.origin.x = content.size.width - frame.maxX }
        return frame
    }

    private func physicalFrame(of node: Node) -> CGRect? {
        if let (row, lazy) = lazyRow(around: node), row.flags.contains(.isOffScreen) || !isPlaced(node) {
            return lazy.frame(ofRow: row)?.offset(by: lazy.origin(in: content))
        }
        var nodes: ContiguousArray<LayoutNode> = []
        node.collectLayoutNodes(into: &nodes)
        let frames = nodes.map { CGRect(origin: $0.origin(in: content), size: $0.size) }
        guard let first = frames.first else { return nil }
        return frames.dropFirst().reduce(first) { $0.union($1) }
    }

    private func isPlaced(_ node: Node) -> Bool {
        var nodes: ContiguousArray<LayoutNode> = []
        node.collectLayoutNodes(into: &nodes)
        return !nodes.isEmpty && nodes.allSatisfy { $0.flags.contains(.isPlaced) }
    }

    /// The row of a lazy container that holds a node, or is it.
    private func lazyRow(around node: Node) -> (row: Node, lazy: LazyContentNode)? {
        var row: Node?
        var node: Node? = node
        while let current = node, current !== self {
            if let row, let lazy = current as? LazyContentNode { return (row, lazy) }
            if row == nil, current.parent?.flags.contains(.isLazyRun) == true { row = current }
            node = current.parent
        }
        return nil
    }

    /// How far the content is scrolled, counted from where reading starts.
    var contentOffset: CGPoint {
        get { offset }
        set {
            revealing = nil
            scroll(to: newValue)
        }
    }

    func scrollToStart() { contentOffset = .zero }

    /// Scrolls on by the length of the window; returns false at the end.
    func scrollByPage() -> Bool {
        let step = CGPoint(
            x: axes.contains(.horizontal) ? size.width : 0, y: axes.contains(.vertical) ? size.height : 0)
        let inner = layout.placement(of: LayoutSubview(content), in: size, proposal: proposal).proposal
        let next = layout.clamp(
            CGPoint(x: offset.x + step.x, y: offset.y + step.y), content: content.sizeThatFits(inner), window: size)
        guard next != offset else { return false }
        contentOffset = next
        return true
    }

    private func scroll(to offset: CGPoint) {
        guard offset != self.offset else { return }
        self.offset = offset
        placementDidChange()
        snapshotDidChange()
    }

    package var offeredActions: [String] { ["scroll"] }

    package func perform(_ action: HostAction) throws -> Bool {
        switch action {
        case .scroll(let id):
            guard let target = identified(id, in: content) else { return false }
            reveal(target, anchor: nil)
            return true
        case .selectTag(let tag):
            return try (content as? ListContentNode)?.select(tag: tag) ?? false
        case .selectOption(let text):
            return try (content as? ListContentNode)?.select(rowShowing: text) ?? false
        default:
            return false
        }
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        var attributes: [SnapshotAttribute] = []
        if kind == "ScrollView", axes != .vertical {
            attributes.append(
                SnapshotAttribute("axes", axes == .horizontal ? "horizontal" : axes.isEmpty ? "none" : "both"))
        }
        attributes += extraAttributes
        if offset != .zero { attributes.append(SnapshotAttribute("offset", "\(number(offset.x)),\(number(offset.y))")) }
        var inner = context.inside(self)
        let frame = inner.frame(of: content)
        inner = inner.inside(content)
        inner.wrapsRows = content is ListContentNode
        let contents = content.snapshot(in: inner)
        let reachesOut = viewport.size != size
        let corner = reachesOut ? viewport.origin : .zero
        var part = SnapshotNode(
            role: .group, kind: "content", frame: frame.offsetBy(dx: -corner.x, dy: -corner.y), flags: .scrollContent,
            children: [contents])
        if reachesOut {
            part = SnapshotNode(role: .group, kind: "viewport", frame: viewport, flags: .clips, children: [part])
        }
        return SnapshotNode(
            kind: kind, attributes: attributes,
            actions: selection == nil ? offeredActions : ["scroll", "select"], frame: context.frame(of: self),
            flags: reachesOut ? [] : .clips, children: [part], interaction: interaction)
    }

    private func number(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
    }
}

/// The choice in a list.
package struct ListSelection {
    let isChosen: (AnyHashable) -> Bool
    let choose: (AnyHashable) -> Void
    let accepts: (AnyHashable) -> Bool
}

/// A node that has an identity of its own for those who look for it: `id`, a row of a `ForEach`.
package protocol IdentifiedNode: Node {
    var identity: AnyHashable { get }
}

/// The first node at or below `root` with an identity. A row that is not made yet is made.
func identified(_ id: AnyHashable, in root: Node) -> Node? {
    var found: Node?
    root.forEachDescendant { node in
        guard found == nil else { return false }
        if let known = node as? any IdentifiedNode, known.identity == id {
            found = node
        } else if let run = node.asLazyRun, let index = run.rowIndex(of: id) {
            found = run.buildRow(index)
            run.structureDidChange()
        }
        return found == nil
    }
    return found
}
