public import Foundation
public import TerrariumLayout

extension View {
    /// Puts a bar at the top or the bottom of the view, in space that it takes from the view.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                layout: SafeAreaInsetLayout(
                    edge == .top ? .top : .bottom, spacing: spacing, alignment: alignment.key),
                bar: content()))
    }

    /// Puts a bar at the leading or the trailing edge of the view, in space that it takes from the view.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                layout: SafeAreaInsetLayout(
                    edge == .leading ? .leading : .trailing, spacing: spacing, alignment: alignment.key),
                bar: content()))
    }
}

nonisolated struct SafeAreaInsetModifier<Bar: View>: ViewModifier {
    typealias Body = Never

    let layout: SafeAreaInsetLayout
    let bar: Bar

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: SafeAreaInsetNode
        let isFirst = cursor.existing == nil
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: SafeAreaInsetNode.self)
            cursor.advance(past: node)
            node.setArrangement(modifier.layout)
        } else {
            node = SafeAreaInsetNode(modifier.layout, parent: cursor.parent)
            cursor.append(node)
        }
        var inner = _ChildCursor(childrenOf: node)
        Base._update(content, in: &inner)
        if isFirst {
            let bar = SafeAreaBarNode(parent: node)
            inner.append(bar)
            node.keepBar(bar)
        }
        node.bar.updateContent(modifier.bar)
    }
}

/// Arranges a view and the bar at its edge. Of several views the first one gets the bar.
package final class SafeAreaInsetNode: WrapperNode, SafeAreaProviding, @unchecked Sendable {
    private var arrangement: SafeAreaInsetLayout
    private(set) unowned(unsafe) var bar: SafeAreaBarNode!

    init(_ arrangement: SafeAreaInsetLayout, parent: Node) {
        self.arrangement = arrangement
        super.init(parent: parent)
    }

    func keepBar(_ bar: SafeAreaBarNode) {
        self.bar = bar
        bar.container = self
    }

    /// Where there is no view, its bar is gone, too, for those who wait for it to appear or to disappear.
    package override func contentsWereCollected() {
        bar?.setOffScreen(isEmpty)
    }

    func setArrangement(_ arrangement: SafeAreaInsetLayout) {
        guard arrangement != self.arrangement else { return }
        self.arrangement = arrangement
        layoutDidChange()
    }

    package override func collectContents(into list: inout ContiguousArray<LayoutNode>) {
        var child = firstChild
        while let node = child, node !== bar {
            node.collectLayoutNodes(into: &list)
            child = node.nextSibling
        }
    }

    package override var layoutChildren: ContiguousArray<LayoutNode> {
        let contents = super.layoutChildren
        return contents.isEmpty ? contents : contents + [bar]
    }

    /// Whether the content is no view at all.
    private var isEmpty: Bool { super.layoutChildren.isEmpty && currentLayers.isEmpty }

    private func arrange(_ child: LayoutNode, _ proposal: ProposedViewSize) -> SafeAreaInsetLayout.Arrangement {
        bar.container = child.container
        return arrangement.arrange(
            primary: LayoutSubview(child), bar: LayoutSubview(bar), proposal: proposal)
    }

    package override func measure(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
        arrange(child, proposal).size
    }

    package override func placeContents(child: LayoutNode, in node: LayoutNode) {
        let places = arrange(child, placementProposal(in: node))
        node.placeInReadingDirection {
            child.place(at: places.primary.origin, proposal: places.primary.proposal)
            bar.place(at: places.bar.origin, proposal: places.bar.proposal)
        }
    }

    /// What is shared out where the node is placed: across, its own length, if nothing was proposed.
    private func placementProposal(in node: LayoutNode) -> ProposedViewSize {
        var proposal = node.proposal
        let crossing = arrangement.edge.axis.crossing
        proposal[crossing] = proposal[crossing] ?? node.size[crossing]
        return proposal
    }

    // The view and its bar are a view of their own, as a container is: guides, distances and the rank of the view do not
    // leave it.

    package override func movesEdges(of child: LayoutNode) -> Bool { false }

    package override func explicitAlignment(
        _ key: AlignmentKey, child: LayoutNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        nil
    }

    package override func spacing(of child: LayoutNode) -> ViewSpacing { ViewSpacing() }

    package override var forwardsEnginePriority: Bool { false }

    package func safeArea(inside surrounding: SafeArea) -> SafeArea {
        guard let child = super.layoutChildren.first else { return surrounding }
        return surrounding.inset(
            by: arrange(child, child.container?.proposal ?? proposal).insets,
            in: (child.container ?? self).windowFrame,
            layoutDirection: scope.isRightToLeft ? .rightToLeft : .leftToRight)
    }

    package override var printsFrame: Bool { true }
    package override var layoutName: String { "safeAreaInset" }

    package override func layoutRules(on axis: Axis, of node: LayoutNode, child: LayoutNode) -> [String] {
        [node.plainRule(on: axis, cause: axis == arrangement.edge.axis ? "content, gap and bar" : "as its content")]
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        guard isEmpty else {
            return wrapperSnapshot(description: arrangement.description, in: context)
        }
        // Where there is no view, its bar is not placed, and not shown.
        var children: SnapshotChildren = []
        var child = firstChild
        while let node = child, node !== bar {
            children.append(node.snapshot(in: context))
            child = node.nextSibling
        }
        return .group(children: children)
    }
}

/// The views of a bar, laid on top of each other.
package final class SafeAreaBarNode: ContainerNode<ZStackLayout>, @unchecked Sendable {
    init(parent: Node) {
        super.init(.implicit(), kind: "inset", parent: parent)
    }

    /// The owner places this node itself; containers further out do not see it.
    package override func collectLayoutNodes(into list: inout ContiguousArray<LayoutNode>) {}
}
