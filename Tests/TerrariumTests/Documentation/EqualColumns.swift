import Foundation
import TerrariumLayout

@testable import Terrarium

/// Gives all views the same width: an equal share of what is offered, or the width of the widest.
nonisolated struct EqualColumns<Content: View>: View {
    typealias Body = Never

    private let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateContainer(EqualColumnsLayout(), kind: "EqualColumns", content: view.content, in: &cursor)
    }
}

struct EqualColumnsLayout: Layout, Equatable {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(column(of: proposal, subviews)) }
        let widest = sizes.map(\.width).max() ?? 0
        return CGSize(
            width: proposal.width ?? widest * CGFloat(subviews.count), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offered = column(of: proposal, subviews)
        for (index, subview) in subviews.enumerated() {
            let x = bounds.minX + bounds.width / CGFloat(subviews.count) * CGFloat(index)
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: offered)
        }
    }

    private func column(of proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { $0 / CGFloat(max(subviews.count, 1)) }, height: proposal.height)
    }
}
