package import Foundation
package import TerrariumLayout

/// The node of a modifier that is a layout of exactly one child: `padding`, `frame`, `offset`.
package class UnaryNode<L: UnaryLayout>: WrapperNode, @unchecked Sendable {
    @exclusivity(unchecked) package private(set) final var layout: L

    package init(_ layout: L, printsLine: Bool = true, parent: borrowing Node) {
        self.layout = layout
        super.init(parent: parent)
        if !printsLine { flags.insert(.printsNoLine) }
        if !layout.diagnostics.isEmpty { report(layout.diagnostics) }
    }

    /// Takes a new value of the layout. The caller has found it different.
    package final func setLayout(_ layout: L) {
        self.layout = layout
        report(layout.diagnostics)
        for layer in currentLayers { layer.layoutDidChange() }
        layoutDidChange()
        snapshotDidChange()
    }

    @specialized(where L == PaddingLayout)
    package final override func measure(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
        layout.sizeThatFits(proposal, child: LayoutSubview(child))
    }

    @specialized(where L == PaddingLayout)
    package final override func steadySize(of child: LayoutNode) -> _SteadySize? {
        layout.steadySize(of: LayoutSubview(child))
    }

    package final override func movesEdges(of child: LayoutNode) -> Bool {
        layout.movesEdges(of: LayoutSubview(child))
    }

    @specialized(where L == PaddingLayout)
    package final override func placeContents(child: LayoutNode, in node: LayoutNode) {
        let placement = layout.placement(of: LayoutSubview(child), in: node.size, proposal: node.proposal)
        node.placeInReadingDirection { child.place(at: placement.origin, proposal: placement.proposal) }
    }

    package override func explicitAlignment(
        _ key: AlignmentKey, child: LayoutNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        layout.explicitAlignment(key, child: LayoutSubview(child), in: size, proposal: proposal)
    }

    package final override func spacing(of child: LayoutNode) -> ViewSpacing {
        layout.spacing(of: LayoutSubview(child))
    }

    package override func layoutRules(on axis: Axis, of node: LayoutNode, child: LayoutNode) -> [String] {
        printsLine
            ? [layout.reason(on: axis, proposal: node.proposal, child: LayoutSubview(child)).description] : []
    }

    package override var printsFrame: Bool { printsLine }

    private var printsLine: Bool { !flags.contains(.printsNoLine) }

    package override var forwardsEnginePriority: Bool { layout.forwardsEnginePriority }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        printsLine
            ? wrapperSnapshot(description: layout.description, in: context)
            : .group(children: snapshotChildren(in: context))
    }
}

/// A modifier that is a layout of exactly one child.
///
/// Adopting this protocol is all that such a modifier needs: its layout is compared, run and printed here.
package protocol UnaryLayoutModifier: ViewModifier where Body == Never {
    associatedtype UnaryLayoutValue: UnaryLayout & Equatable

    nonisolated var unaryLayout: UnaryLayoutValue { get }
}

extension UnaryLayoutModifier {
    package nonisolated static func _update<Base: View>(
        _ modifier: Self, content: Base, in cursor: inout _ChildCursor
    ) {
        updateNode(modifier, content: content, in: &cursor)
    }

    @inline(__always)
    package nonisolated static func updateNode<Base: View>(
        _ modifier: Self, content: Base, in cursor: inout _ChildCursor
    ) {
        node(modifier, in: &cursor)._withUnsafeGuaranteedRef { $0.updateContent(content) }
    }

    /// The node of the modifier. Kept apart from the content, without whose type it is specialised.
    private nonisolated static func node(
        _ modifier: Self, in cursor: inout _ChildCursor
    ) -> Unmanaged<UnaryNode<UnaryLayoutValue>> {
        let layout = modifier.unaryLayout
        guard let node = cursor.take(UnaryNode<UnaryLayoutValue>.self) else {
            return cursor.add { UnaryNode(layout, parent: $0) }
        }
        node._withUnsafeGuaranteedRef { if $0.layout != layout { $0.setLayout(layout) } }
        return node
    }
}

extension Node {
    /// Places or updates the views that are this node's only children.
    @inlinable @inline(__always)
    package final func updateContent<Content: View>(_ content: Content) {
        var cursor = _ChildCursor(childrenOf: self)
        Content._update(content, in: &cursor)
    }
}
