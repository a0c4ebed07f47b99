import Foundation
public import TerrariumLayout

extension View {
    /// Puts content over the whole window, from anywhere in the tree.
    ///
    /// The content is offered the window's safe area and aligned in it, as an overlay is in its view; what ignores the safe
    /// area reaches the window's edges. Its environment is that of the place where it is attached. It does not keep a person
    /// from what lies behind it, unless something in it is in the way.
    ///
    /// ```swift
    /// Card().rootOverlay(alignment: .bottom) {
    ///     if isSaved { Text("Saved") }
    /// }
    /// ```
    ///
    /// An addition of Terrarium's; SwiftUI has no such modifier.
    public nonisolated func rootOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(RootOverlayModifier(alignment: alignment, overlay: content()))
    }
}

nonisolated struct RootOverlayModifier<Overlay: View>: ViewModifier {
    typealias Body = Never

    let alignment: Alignment
    let overlay: Overlay

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        Base._update(content, in: &cursor)
        PresentedLayer._update(
            PresentedLayer(
                kind: .overlay, isModal: false, alignment: modifier.alignment,
                placement: { root, window in (root as? LayerNode)?.placeOverlay(in: window) }, content: modifier.overlay
            ),
            in: &cursor)
    }
}

extension LayerNode {
    /// Offers the safe area to an overlay of the window and aligns it there.
    fileprivate final func placeOverlay(in window: WindowGeometry) {
        let safe = window.safeBounds
        let offered = ProposedViewSize(safe.size)
        let own = LayoutSubview(self).dimensions(in: offered)
        var origin = own.origin(aligning: layout.alignment, in: safe.size)
        // The window is no container, which would mirror what it places.
        if scope.isRightToLeft { origin.x = safe.width - origin.x - own.width }
        place(at: CGPoint(x: safe.minX + origin.x, y: safe.minY + origin.y), proposal: offered)
    }
}
