package import Foundation
package import TerrariumLayout

/// The content of a list or a form: rows below each other, whatever makes them.
///
/// Invariant: there is one row for each layout node of the content, in order.
package final class ListContentNode: LayoutNode, @unchecked Sendable {
    private var rows: ContiguousArray<ListRowNode> = []
    /// What the list looks like where no `listStyle` says otherwise.
    private let standard: ListAppearance

    init(standard: ListAppearance, parent: Node) {
        self.standard = standard
        super.init(parent: parent)
        flags.insert([.layoutChildrenAreStale, .readsEnvironment])
    }

    package var appearance: ListAppearance { scope[ListStyleKey.self] ?? standard }

    package override func environmentDidChange() {
        for row in currentRows { row.layoutDidChange() }
        layoutDidChange()
        snapshotDidChange()
    }

    package override var layoutChildren: ContiguousArray<LayoutNode> { ContiguousArray(currentRows.map { $0 }) }

    var currentRows: ContiguousArray<ListRowNode> {
        collectRowsIfNeeded()
        return rows
    }

    /// The rows as they were collected last.
    var collectedRows: ContiguousArray<ListRowNode> { rows }

    private func collectRowsIfNeeded() {
        guard flags.contains(.layoutChildrenAreStale) else { return }
        flags.remove(.layoutChildrenAreStale)
        var contents: ContiguousArray<LayoutNode> = []
        var child = firstChild
        while let node = child {
            node.collectLayoutNodes(into: &contents)
            child = node.nextSibling
        }
        var known: [ObjectIdentifier: ListRowNode] = [:]
        for row in rows { known[ObjectIdentifier(row.content)] = row }
        rows = ContiguousArray(
            contents.map { content in
                known.removeValue(forKey: ObjectIdentifier(content)) ?? ListRowNode(content, list: self)
            })
        for row in known.values { row.flags.insert(.isUnmounted) }
        for row in rows {
            row.container = self
            row.content.container = row
            row.content.setStackAxis(nil)
            row.readTraits()
        }
    }

    package override func willUnmount() {
        for row in rows { row.flags.insert(.isUnmounted) }
        super.willUnmount()
    }

    // MARK: Layout

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let appearance = appearance
        let inner = proposal.width.map { ProposedViewSize(width: max(0, $0 - 2 * appearance.margin), height: nil) }
        var widest: CGFloat = 0
        var height: CGFloat = 0
        arrange(appearance) { row in
            let size = row.sizeThatFits(inner ?? .unspecified)
            widest = max(widest, size.width)
            return size.height
        } place: { _, _, end in
            height = end
        }
        return CGSize(
            width: proposal.width ?? widest + 2 * appearance.margin,
            height: height == 0 ? 0 : height + appearance.margin)
    }

    package override func placeChildren() {
        let appearance = appearance
        let offered = ProposedViewSize(width: max(0, size.width - 2 * appearance.margin), height: nil)
        arrange(appearance) { row in
            row.sizeThatFits(offered).height
        } place: { row, start, _ in
            row.place(at: CGPoint(x: appearance.margin, y: start), proposal: offered)
        }
        if scope.isRightToLeft { mirrorChildren() }
    }

    /// Calls `place` with each row, where it starts and where it ends.
    private func arrange(
        _ appearance: ListAppearance, length: (ListRowNode) -> CGFloat,
        place: (ListRowNode, CGFloat, CGFloat) -> Void
    ) {
        var y = appearance.margin
        var last: ListRowNode?
        for row in currentRows {
            if let last, last.section !== row.section { y += appearance.margin }
            let start = y
            y += length(row)
            place(row, start, y)
            last = row
        }
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        .group(children: snapshotChildren(in: context))
    }
}
