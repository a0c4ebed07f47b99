public import Foundation
public import TerrariumLayout

extension View {
    /// Adds the same distance on some edges; nil stands for 16 points. Negative distances let the content stick out.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(unaryLayout: PaddingLayout(edges, length)))
    }

    /// Adds the same distance on all edges.
    public nonisolated func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(unaryLayout: PaddingLayout(.all, length)))
    }

    /// Adds a distance for each edge.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(unaryLayout: PaddingLayout(insets)))
    }
}

nonisolated struct PaddingModifier: UnaryLayoutModifier {
    typealias Body = Never

    let unaryLayout: PaddingLayout
}
