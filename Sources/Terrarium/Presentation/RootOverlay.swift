import Foundation
public import TerrariumLayout

extension View {
    /// Puts content over the whole window, from anywhere in the tree.
    ///
    /// Its environment is that of the place where it is attached. It does not keep a person from what lies behind it,
    /// unless something in it is in the way. An addition of Terrarium's; SwiftUI has no such modifier.
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
                placement: { root, window in root.placeOverlay(in: window) }, content: modifier.overlay),
            in: &cursor)
    }
}

extension LayoutNode {
    /// Offers the safe area to an overlay of the window and places it there.
    fileprivate final func placeOverlay(in window: WindowGeometry) {
        let safe = window.safeBounds
        let offered = ProposedViewSize(safe.size)
        let size = sizeThatFits(offered)
        place(
            at: CGPoint(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2), proposal: offered)
    }
}
