public import Foundation
public import TerrariumLayout

extension View {
    /// Makes the safe area of the view smaller by an inset on some edges; nil stands for 16 points.
    ///
    /// Content that heeds the safe area lies as it would with `padding`; what ignores it, such as a background style or a
    /// view with `ignoresSafeArea`, reaches through.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(SafeAreaPaddingModifier(padding: PaddingLayout(edges, length)))
    }

    /// Makes the safe area of the view smaller by the same inset on all edges.
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
        modifier(SafeAreaPaddingModifier(padding: PaddingLayout(.all, length)))
    }

    /// Makes the safe area of the view smaller by an inset for each edge.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(padding: PaddingLayout(insets)))
    }
}

nonisolated struct SafeAreaPaddingModifier: ViewModifier {
    typealias Body = Never

    let padding: PaddingLayout

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: SafeAreaPaddingNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: SafeAreaPaddingNode.self)
            cursor.advance(past: node)
            node.setPadding(modifier.padding)
        } else {
            node = SafeAreaPaddingNode(modifier.padding, parent: cursor.parent)
            cursor.append(node)
        }
        node.updateContent(content)
    }
}

/// Padding that counts as a part of the surroundings, as bars do.
package final class SafeAreaPaddingNode: WrapperNode, SafeAreaProviding, @unchecked Sendable {
    private var padding: PaddingLayout

    init(_ padding: PaddingLayout, parent: Node) {
        self.padding = padding
        super.init(parent: parent)
        report(padding.diagnostics)
    }

    func setPadding(_ padding: PaddingLayout) {
        guard padding != self.padding else { return }
        self.padding = padding
        report(padding.diagnostics)
        for layer in currentLayers { layer.layoutDidChange() }
        layoutDidChange()
        snapshotDidChange()
    }

    package override func measure(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
        padding.sizeThatFits(proposal, child: LayoutSubview(child))
    }

    package override func placeContents(child: LayoutNode, in node: LayoutNode) {
        let placement = padding.placement(of: LayoutSubview(child), in: node.size, proposal: node.proposal)
        node.placeInReadingDirection { child.place(at: placement.origin, proposal: placement.proposal) }
    }

    package override func explicitAlignment(
        _ key: AlignmentKey, child: LayoutNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        padding.explicitAlignment(key, child: LayoutSubview(child), in: size, proposal: proposal)
    }

    package override func spacing(of child: LayoutNode) -> ViewSpacing {
        padding.spacing(of: LayoutSubview(child))
    }

    package override var forwardsEnginePriority: Bool { false }

    package override var preferencesForContainerMayChange: Bool { true }

    package override var layoutName: String { "safeAreaPadding" }

    package func safeArea(inside surrounding: SafeArea) -> SafeArea {
        surrounding.inset(
            by: padding.insets, in: windowFrame, layoutDirection: scope.isRightToLeft ? .rightToLeft : .leftToRight)
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        wrapperSnapshot(
            description: padding.description.replacing("padding", with: "safeAreaPadding", maxReplacements: 1),
            in: context)
    }
}
