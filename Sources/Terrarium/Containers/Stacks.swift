public import Foundation
public import TerrariumLayout

/// A view that arranges its content in a horizontal line.
///
/// Children share the width by SwiftUI's rules: the least flexible is measured first, priorities go before. `spacing: nil`
/// leaves the distances to the children's preferences (8 points between ordinary views). Negative spacing lets children
/// overlap; spacing that is infinite or no number counts as `nil` and is reported as `invalidGeometry`.
public nonisolated struct HStack<Content: View>: View {
    public typealias Body = Never

    @usableFromInline let layout: HStackLayout
    @usableFromInline let content: Content

    /// Views from the leading to the trailing edge, aligned with each other.
    @inlinable
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        stackNode(view.layout.solver, kind: "HStack", in: &cursor)
            ._withUnsafeGuaranteedRef { $0.updateContent(view.content) }
    }
}

/// A view that arranges its content in a vertical line.
///
/// It shares its height as an ``HStack`` shares its width, and takes spacing that makes no sense as that does.
public nonisolated struct VStack<Content: View>: View {
    public typealias Body = Never

    @usableFromInline let layout: VStackLayout
    @usableFromInline let content: Content

    /// Views from the top to the bottom, aligned with each other.
    @inlinable
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        stackNode(view.layout.solver, kind: "VStack", in: &cursor)
            ._withUnsafeGuaranteedRef { $0.updateContent(view.content) }
    }
}

/// A view that lays its content on top of each other, the first at the back.
public nonisolated struct ZStack<Content: View>: View {
    public typealias Body = Never

    @usableFromInline let layout: ZStackLayout
    @usableFromInline let content: Content

    /// Views over each other, each aligned with the others.
    @inlinable
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateContainer(view.layout, kind: "ZStack", content: view.content, in: &cursor)
    }
}

/// Places or updates the node of a container whose whole input is a layout and its content.
nonisolated func updateContainer<L: Layout & Equatable, Content: View>(
    _ layout: L, kind: String, content: Content, in cursor: inout _ChildCursor
) {
    if let existing = cursor.existing {
        let node = unsafeDowncast(existing, to: ContainerNode<L>.self)
        cursor.advance(past: node)
        if node.layout != layout { node.setLayout(layout) }
        node.updateContent(content)
    } else {
        let node = ContainerNode(layout, kind: kind, parent: cursor.parent)
        cursor.append(node)
        node.updateContent(content)
    }
}

/// The node of a row or a column. It is made apart from the content, so that it does not depend on the content's type.
private nonisolated func stackNode(
    _ solver: StackSolver, kind: String, in cursor: inout _ChildCursor
) -> Unmanaged<StackNode> {
    guard let node = cursor.take(StackNode.self) else {
        return cursor.add { StackNode(solver, kind: kind, parent: $0) }
    }
    node._withUnsafeGuaranteedRef { $0.setSolver(solver) }
    return node
}
