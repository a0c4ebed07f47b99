public import Foundation
public import TerrariumLayout

extension View {
    /// Adds the same distance on some edges; nil stands for 16 points. Negative distances let the content stick out.
    ///
    /// A distance that is infinite or no number counts as 0 and is reported as `invalidGeometry`.
    @inlinable
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(edges, length))
    }

    /// Adds the same distance on all edges.
    ///
    /// A distance that is infinite or no number counts as 0 and is reported as `invalidGeometry`.
    @inlinable
    public nonisolated func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(.all, length))
    }

    /// Adds a distance for each edge.
    ///
    /// A distance that is infinite or no number counts as 0 and is reported as `invalidGeometry`.
    @inlinable
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets))
    }
}

@usableFromInline
nonisolated struct PaddingModifier: UnaryLayoutModifier {
    @usableFromInline typealias Body = Never

    let unaryLayout: PaddingLayout

    @usableFromInline
    init(_ edges: Edge.Set, _ length: CGFloat?) {
        unaryLayout = PaddingLayout(edges, length)
    }

    @usableFromInline
    init(_ insets: EdgeInsets) {
        unaryLayout = PaddingLayout(insets)
    }

    @usableFromInline
    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        updateNode(modifier, content: content, in: &cursor)
    }
}
