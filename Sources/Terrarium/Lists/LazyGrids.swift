public import Foundation
public import TerrariumLayout

/// Views in columns, filled row after row. In a host every view is built.
public nonisolated struct LazyVGrid<Content: View>: View {
    public typealias Body = Never

    let layout: LazyGridLayout
    let content: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(grid: LazyGrid(.vertical, items: columns, alignment: alignment.key, spacing: spacing))
        self.content = content()
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        LazyGridLayout.update(view.layout, kind: "LazyVGrid", content: view.content, in: &cursor)
    }
}

/// Views in rows, filled column after column. In a host every view is built.
public nonisolated struct LazyHGrid<Content: View>: View {
    public typealias Body = Never

    let layout: LazyGridLayout
    let content: Content

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(grid: LazyGrid(.horizontal, items: rows, alignment: alignment.key, spacing: spacing))
        self.content = content()
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        LazyGridLayout.update(view.layout, kind: "LazyHGrid", content: view.content, in: &cursor)
    }
}

/// The arrangement of a lazy grid over views that are all there.
package struct LazyGridLayout: Layout {
    let grid: LazyGrid

    /// Grid items are not comparable, so a grid is arranged again with each update.
    static func update<Content: View>(
        _ layout: LazyGridLayout, kind: String, content: Content, in cursor: inout _ChildCursor
    ) {
        let node: ContainerNode<LazyGridLayout>
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: ContainerNode<LazyGridLayout>.self)
            cursor.advance(past: node)
            node.setLayout(layout)
        } else {
            node = ContainerNode(layout, kind: kind, parent: cursor.parent)
            cursor.append(node)
        }
        node.updateContent(content)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let tracks = grid.tracks(proposal)
        return grid.size(tracks, lengths: lengths(subviews, tracks))
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let tracks = grid.placedTracks(in: bounds.size)
        let lengths = lengths(subviews, tracks)
        for line in 0..<lengths.count {
            let cells = LazyGrid.cells(ofLine: line, count: subviews.count, tracks: tracks)
            for (track, index) in cells.enumerated() {
                let placement = grid.placement(
                    of: subviews[index], track: track, of: tracks, start: lengths.start(of: line),
                    length: lengths.length(of: line), in: bounds.size)
                subviews[index].place(
                    at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
                    proposal: placement.proposal)
            }
        }
    }

    private func lengths(_ subviews: Subviews, _ tracks: LazyTracks) -> LazyLengths {
        let count = LazyGrid.lineCount(subviews.count, tracks: tracks)
        var lengths = LazyLengths(count: count, gap: grid.gap, fallback: 0)
        for line in 0..<count {
            let cells = LazyGrid.cells(ofLine: line, count: subviews.count, tracks: tracks)
            lengths.set(grid.length(of: cells.map { subviews[$0] }, tracks: tracks), at: line)
        }
        return lengths
    }
}
