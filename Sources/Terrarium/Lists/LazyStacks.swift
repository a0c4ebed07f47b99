public import Foundation
public import TerrariumLayout

/// Views below each other, at their ideal heights. It takes the whole width that it is offered.
///
/// The rows of a `ForEach` are made where they come into sight: a scroll view with 100,000 of them makes those that its
/// window shows. A row that was made keeps its state; out of sight it has disappeared, and has no line. What stands in the
/// stack without a `ForEach` is always there.
public nonisolated struct LazyVStack<Content: View>: View {
    public typealias Body = Never

    let stack: LazyStack
    let pinning: PinnedScrollableViews
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        stack = LazyStack(.vertical, alignment: alignment.key, spacing: spacing)
        pinning = pinnedViews
        self.content = content()
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        LazyStackNode.update(view.stack, pinning: view.pinning, kind: "LazyVStack", content: view.content, in: &cursor)
    }
}

/// Views beside each other, at their ideal widths. It takes the whole height that it is offered.
///
/// Rows of a `ForEach` are made where they come into sight, as in ``LazyVStack``.
public nonisolated struct LazyHStack<Content: View>: View {
    public typealias Body = Never

    let stack: LazyStack
    let pinning: PinnedScrollableViews
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        stack = LazyStack(.horizontal, alignment: alignment.key, spacing: spacing)
        pinning = pinnedViews
        self.content = content()
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        LazyStackNode.update(view.stack, pinning: view.pinning, kind: "LazyHStack", content: view.content, in: &cursor)
    }
}

/// Which parts of sections stay in sight while their section does.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
