import Foundation
import TerrariumLayout

/// One option in its place: as wide as offered, and at least so high.
nonisolated struct OptionCell: Layout, Equatable {
    var minHeight: CGFloat
    /// Whether the option stands in the middle, and not where reading starts.
    var isCentered: Bool
    /// The room between the option and the ends of its place.
    var inset: CGFloat = 0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let content = contentSize(proposal, subviews)
        let height = max(minHeight, content.height)
        return CGSize(
            width: max(0, proposal.width ?? content.width + 2 * inset),
            height: max(0, min(height, proposal.height ?? height)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let content = contentSize(ProposedViewSize(bounds.size), subviews)
        let x = isCentered ? bounds.midX - content.width / 2 : bounds.minX + inset
        for subview in subviews {
            subview.place(
                at: CGPoint(x: x, y: bounds.midY - content.height / 2), anchor: .topLeading,
                proposal: offer(ProposedViewSize(bounds.size)))
        }
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * inset) }, height: nil)
    }

    private func contentSize(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
        subviews.reduce(into: CGSize.zero) { size, subview in
            let one = subview.sizeThatFits(offer(proposal))
            size = CGSize(width: max(size.width, one.width), height: max(size.height, one.height))
        }
    }
}

/// Segments: options side by side, equally wide, as wide together as is offered.
nonisolated struct SegmentsLayout: Layout, Equatable {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return CGSize(width: max(0, proposal.width ?? widest * CGFloat(subviews.count)), height: Chrome.segmentsHeight)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard !subviews.isEmpty else { return }
        let width = bounds.width / CGFloat(subviews.count)
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY), anchor: .topLeading,
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

/// A wheel: options below each other in a fixed height, around its middle; they move together where they would not fit.
nonisolated struct WheelLayout: Layout, Equatable {
    /// How high an option is where there is room.
    var itemHeight: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return CGSize(width: max(0, proposal.width ?? widest), height: Chrome.wheelHeight)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard !subviews.isEmpty else { return }
        let height = min(itemHeight, bounds.height / CGFloat(subviews.count))
        let top = bounds.midY - height * CGFloat(subviews.count) / 2
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX, y: top + CGFloat(index) * height), anchor: .topLeading,
                proposal: ProposedViewSize(width: bounds.width, height: height))
        }
    }
}

/// The rows of an inline picker: below each other, as wide as offered.
nonisolated struct OptionRowsLayout: Layout, Equatable {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let offer = ProposedViewSize(width: proposal.width, height: nil)
        return subviews.reduce(into: CGSize.zero) { size, subview in
            let one = subview.sizeThatFits(offer)
            size = CGSize(width: max(size.width, one.width), height: size.height + one.height)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let offer = ProposedViewSize(width: bounds.width, height: nil)
        var y = bounds.minY
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX, y: y), anchor: .topLeading, proposal: offer)
            y += subview.sizeThatFits(offer).height
        }
    }
}
