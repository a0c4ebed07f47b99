public import Foundation
public import TerrariumLayout

extension View {
    /// Presents a popover beside this view while a binding is true; a tap beside the popover ends it.
    ///
    /// It has the size that its content wants, as far as the safe area has room. It stands at the edge of the view that
    /// `arrowEdge` names, or at the opposite one where there is more room.
    @preconcurrency
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .popover, trigger: PresentationTrigger(isPresented),
                anchor: PopoverAnchor(attachment: attachmentAnchor, edge: arrowEdge),
                content: { (_: Void) in content() }))
    }

    /// Presents a popover beside this view for an item while there is one.
    @preconcurrency
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .popover, trigger: PresentationTrigger(item),
                anchor: PopoverAnchor(attachment: attachmentAnchor, edge: arrowEdge), content: content))
    }
}

/// What a popover points at.
public enum PopoverAttachmentAnchor {
    /// A rectangle in the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view.
    case point(UnitPoint)
}

/// Where a popover stands.
nonisolated struct PopoverAnchor {
    var attachment: PopoverAttachmentAnchor = .point(.center)
    var edge = Edge.top

    /// What the popover points at, if the presenting view has this frame.
    func target(in frame: CGRect) -> CGRect {
        switch attachment {
        case .rect(let source):
            source.resolve(CGRect(origin: .zero, size: frame.size)).offsetBy(dx: frame.minX, dy: frame.minY)
        case .point(let point):
            CGRect(
                x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0, height: 0)
        }
    }
}

extension LayoutNode {
    /// Places a popover beside the frame of the view that presents it, inside the safe area.
    final func placePopover(at anchor: PopoverAnchor, of frame: CGRect, in window: WindowGeometry) {
        let safe = window.safeBounds
        let ideal = sizeThatFits(.unspecified)
        let offered = ProposedViewSize(
            width: min(ideal.width, safe.width), height: min(ideal.height, safe.height))
        let size = sizeThatFits(offered)
        let target = anchor.target(in: frame)
        let isUpright = anchor.edge == .top || anchor.edge == .bottom
        let before = isUpright ? target.minY - safe.minY : target.minX - safe.minX
        let after = isUpright ? safe.maxY - target.maxY : safe.maxX - target.maxX
        let length = isUpright ? size.height : size.width
        let prefersBefore = anchor.edge == .top || anchor.edge == .leading
        let (wanted, other) = prefersBefore ? (before, after) : (after, before)
        let isBefore = (length <= wanted || wanted >= other) == prefersBefore
        var origin = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
        if isUpright {
            origin.y = isBefore ? target.minY - size.height : target.maxY
        } else {
            origin.x = isBefore ? target.minX - size.width : target.maxX
        }
        origin.x = max(safe.minX, min(origin.x, safe.maxX - size.width))
        origin.y = max(safe.minY, min(origin.y, safe.maxY - size.height))
        place(at: origin, proposal: offered)
    }
}
