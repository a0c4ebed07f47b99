public import Foundation
public import TerrariumLayout

/// Views in columns, filled row after row. Rows of a `ForEach` are made where they come into sight.
///
/// Headers and footers of sections have a line of their own, over all columns.
public nonisolated struct LazyVGrid<Content: View>: View {
    public typealias Body = Never

    let grid: LazyGrid
    let pinning: PinnedScrollableViews
    let content: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        grid = LazyGrid(.vertical, items: columns, alignment: alignment.key, spacing: spacing)
        pinning = pinnedViews
        self.content = content()
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        LazyGridNode.update(view.grid, pinning: view.pinning, kind: "LazyVGrid", content: view.content, in: &cursor)
    }
}

/// Views in rows, filled column after column. Views of a `ForEach` are made where they come into sight.
public nonisolated struct LazyHGrid<Content: View>: View {
    public typealias Body = Never

    let grid: LazyGrid
    let pinning: PinnedScrollableViews
    let content: Content

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        grid = LazyGrid(.horizontal, items: rows, alignment: alignment.key, spacing: spacing)
        pinning = pinnedViews
        self.content = content()
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        LazyGridNode.update(view.grid, pinning: view.pinning, kind: "LazyHGrid", content: view.content, in: &cursor)
    }
}
