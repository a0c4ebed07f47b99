public import Foundation
public import TerrariumLayout

/// Views below each other, at their ideal heights. It takes the whole width that it is offered.
///
/// In a host every view is built, as in `VStack`; only the arrangement is the lazy stack's.
public nonisolated struct LazyVStack<Content: View>: View {
    public typealias Body = Never

    let layout: LazyStackLayout
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(stack: LazyStack(.vertical, alignment: alignment.key, spacing: spacing))
        self.content = content()
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateContainer(view.layout, kind: "LazyVStack", content: view.content, in: &cursor)
    }
}

/// Views beside each other, at their ideal widths. It takes the whole height that it is offered.
///
/// In a host every view is built, as in `HStack`; only the arrangement is the lazy stack's.
public nonisolated struct LazyHStack<Content: View>: View {
    public typealias Body = Never

    let layout: LazyStackLayout
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(stack: LazyStack(.horizontal, alignment: alignment.key, spacing: spacing))
        self.content = content()
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateContainer(view.layout, kind: "LazyHStack", content: view.content, in: &cursor)
    }
}

/// Which parts of sections stay in sight while their section does. A host scrolls them with the rest.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// The arrangement of a lazy stack over views that are all there.
package struct LazyStackLayout: Layout, Equatable {
    let stack: LazyStack

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (lengths, widest) = measure(subviews, stack.offer(proposal))
        return stack.size(proposal, lengths: lengths, widest: widest)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let width = stack.axis == .vertical ? bounds.width : bounds.height
        let (lengths, _) = measure(subviews, stack.offer(proposal))
        for (index, subview) in subviews.enumerated() {
            let placement = stack.placement(
                of: subview, at: lengths.start(of: index), width: width, proposal: proposal)
            subview.place(
                at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
                proposal: placement.proposal)
        }
    }

    private func measure(_ subviews: Subviews, _ offered: ProposedViewSize) -> (LazyLengths, CGFloat) {
        var lengths = LazyLengths(count: subviews.count, gap: stack.gap, fallback: 0)
        var widest: CGFloat = 0
        for (index, subview) in subviews.enumerated() {
            let size = subview.sizeThatFits(offered)
            lengths.set(stack.axis == .vertical ? size.height : size.width, at: index)
            widest = max(widest, stack.axis == .vertical ? size.width : size.height)
        }
        return (lengths, widest)
    }

    public var _stackAxis: Axis? { stack.axis }
}
