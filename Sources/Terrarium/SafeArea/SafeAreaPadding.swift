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
            if node.layout != modifier.padding { node.setLayout(modifier.padding) }
        } else {
            node = SafeAreaPaddingNode(modifier.padding, parent: cursor.parent)
            cursor.append(node)
        }
        node.updateContent(content)
    }
}

/// Padding that counts as a part of the surroundings, as bars do.
package final class SafeAreaPaddingNode: UnaryNode<PaddingLayout>, SafeAreaProviding, @unchecked Sendable {
    package override var forwardsEnginePriority: Bool { false }

    package override var layoutName: String { "safeAreaPadding" }

    package func safeArea(inside surrounding: SafeArea) -> SafeArea {
        surrounding.inset(
            by: layout.insets, in: windowFrame, layoutDirection: scope.isRightToLeft ? .rightToLeft : .leftToRight)
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        wrapperSnapshot(
            description: layout.description.replacing("padding", with: "safeAreaPadding", maxReplacements: 1),
            in: context)
    }
}
