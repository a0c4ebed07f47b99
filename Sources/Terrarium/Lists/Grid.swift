public import Foundation
public import TerrariumLayout

/// Views in rows and columns: a column is as wide as its widest cell.
///
/// Without rows it has no size. Spacing that is infinite or no number counts as `nil` and is reported as `invalidGeometry`.
public nonisolated struct Grid<Content: View>: View {
    public typealias Body = Never

    let layout: GridLayout
    let content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateContainer(view.layout, kind: "Grid", content: view.content, in: &cursor)
    }
}

/// A row of a grid. Outside of one it is its views one after the other.
public nonisolated struct GridRow<Content: View>: View {
    public typealias Body = Never

    let alignment: VerticalAlignment?
    let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        let node: GridRowNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: GridRowNode.self)
            cursor.advance(past: node)
            node.setAlignment(view.alignment)
        } else {
            node = GridRowNode(view.alignment, parent: cursor.parent)
            cursor.append(node)
        }
        node.updateContent(view.content)
    }
}

/// Tells a grid which cells belong together: all that stand below one node of this kind.
package final class GridRowNode: TraitNode, @unchecked Sendable {
    private var alignment: VerticalAlignment?

    init(_ alignment: VerticalAlignment?, parent: Node) {
        self.alignment = alignment
        super.init(parent: parent)
    }

    func setAlignment(_ alignment: VerticalAlignment?) {
        guard alignment != self.alignment else { return }
        self.alignment = alignment
        structureDidChange()
    }

    package override func value<Kind: TraitKind>(for kind: Kind.Type) -> Kind.Value? {
        guard kind == TraitKey<GridRowKey>.self else { return nil }
        // The address only tells rows apart; it is never shown.
        let row = GridRowKey.Row(id: ObjectIdentifier(self).hashValue, alignment: alignment)
        return Optional(row) as? Kind.Value
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        SnapshotNode(kind: "GridRow", children: snapshotChildren(in: context))
    }
}

extension View {
    /// How many columns of a grid the view covers.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCellColumnsKey.self, value: count)
    }

    /// The point at which the view and its cell meet.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCellAnchorKey.self, value: anchor)
    }

    /// How the cells of the view's column line up.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }

    /// The axes on which the view does not make its cell larger.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
    }
}
