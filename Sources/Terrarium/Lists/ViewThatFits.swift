package import Foundation
public import TerrariumLayout

/// Shows the first of its views that fits into what it is offered, or the last.
public nonisolated struct ViewThatFits<Content: View>: View {
    public typealias Body = Never

    let axes: Axis.Set
    let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        let node: ViewThatFitsNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: ViewThatFitsNode.self)
            cursor.advance(past: node)
            node.setAxes(view.axes)
        } else {
            node = ViewThatFitsNode(view.axes, parent: cursor.parent)
            cursor.append(node)
        }
        node.updateContent(view.content)
    }
}

/// Measures all candidates and places the one that is shown.
package final class ViewThatFitsNode: LayoutNode, @unchecked Sendable {
    private var axes: Axis.Set
    private var candidates: ContiguousArray<LayoutNode> = []
    private var shown: LayoutNode?

    init(_ axes: Axis.Set, parent: Node) {
        self.axes = axes
        super.init(parent: parent)
        flags.insert(.layoutChildrenAreStale)
    }

    func setAxes(_ axes: Axis.Set) {
        guard axes != self.axes else { return }
        self.axes = axes
        layoutDidChange()
    }

    package override var layoutChildren: ContiguousArray<LayoutNode> {
        collectCandidatesIfNeeded()
        return candidates
    }

    private func collectCandidatesIfNeeded() {
        guard flags.contains(.layoutChildrenAreStale) else { return }
        flags.remove(.layoutChildrenAreStale)
        candidates.removeAll()
        var child = firstChild
        while let node = child {
            node.collectLayoutNodes(into: &candidates)
            child = node.nextSibling
        }
        for candidate in candidates { candidate.container = self }
    }

    private func choice(for proposal: ProposedViewSize) -> LayoutNode? {
        collectCandidatesIfNeeded()
        let subviews = LayoutSubviews(candidates.map { LayoutSubview($0) })
        return FittingChoice.index(in: subviews, axes: axes, proposal: proposal).map { candidates[$0] }
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(for: proposal)?.sizeThatFits(proposal) ?? .zero
    }

    package override func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        choice(for: proposal)?.explicitAlignment(key, at: proposal)
    }

    package override var layoutName: String { "ViewThatFits" }

    package override func lengthCause(on axis: Axis) -> String? {
        guard let index = candidates.firstIndex(where: { $0 === shown }) else { return "it is empty" }
        let fits = FittingChoice.fits(LayoutSubview(candidates[index]), axes: axes, proposal: proposal)
        return "view \(index + 1), \(fits ? "the first that fits" : "the last, since none fits")"
    }

    package override var layoutSpacing: ViewSpacing { (shown ?? candidates.first)?.layoutSpacing ?? ViewSpacing() }

    package override func placeChildren() {
        let choice = choice(for: proposal)
        choice?.place(at: .zero, proposal: proposal)
        guard choice !== shown else { return }
        shown = choice
        snapshotDidChange()
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        var children: SnapshotChildren = []
        var child = firstChild
        while let node = child {
            var nodes: ContiguousArray<LayoutNode> = []
            node.collectLayoutNodes(into: &nodes)
            if nodes.contains(where: { $0 === shown }) { children.append(node.snapshot(in: context.inside(self))) }
            child = node.nextSibling
        }
        return SnapshotNode(kind: "ViewThatFits", frame: context.frame(of: self), children: children)
    }
}
