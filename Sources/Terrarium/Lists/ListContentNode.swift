package import Foundation
package import TerrariumLayout

/// The content of a list or a form: rows below each other, whatever makes them.
///
/// Invariant: there is one row for each layout node of the content that is made.
package final class ListContentNode: LazyContentNode, @unchecked Sendable {
    private var rows: [ObjectIdentifier: ListRowNode] = [:]
    /// The places at which another section begins, or none where one was before.
    private var sectionStarts: ContiguousArray<Int> = []
    /// What the list looks like where no `listStyle` says otherwise.
    private let standard: ListAppearance

    init(standard: ListAppearance, parent: Node) {
        self.standard = standard
        super.init(parent: parent)
    }

    package var appearance: ListAppearance { scope[ListStyleKey.self] ?? standard }

    package override func environmentDidChange() {
        for row in rows.values { row.layoutDidChange() }
        super.environmentDidChange()
        snapshotDidChange()
    }

    /// The rows that are made.
    var collectedRows: some Collection<ListRowNode> { rows.values }

    package override func element(for view: LayoutNode) -> LayoutNode {
        if let row = rows[ObjectIdentifier(view)] { return row }
        let row = ListRowNode(view, list: self)
        rows[ObjectIdentifier(view)] = row
        view.container = row
        row.readTraits()
        return row
    }

    package override func placesDidChange() {
        var kept: [ObjectIdentifier: ListRowNode] = [:]
        kept.reserveCapacity(rows.count)
        sectionStarts.removeAll(keepingCapacity: true)
        var last: SectionNode?
        var run: (any LazyRun)?
        for (index, slot) in slots.enumerated() {
            var next: SectionNode?
            switch slot {
            case .view(let view, _):
                if let row = rows[ObjectIdentifier(view)] {
                    kept[ObjectIdentifier(view)] = row
                    row.readTraits()
                }
                next = self.section(around: view)
            case .empty(let row):
                next = self.section(around: row)
            case .pending(let own, _):
                // The rows of a run stand in one section.
                next = own === run ? last : self.section(around: own)
                run = own
            }
            if index > 0, next !== last { sectionStarts.append(index) }
            last = next
        }
        for (id, row) in rows where kept[id] == nil { row.flags.insert(.isUnmounted) }
        rows = kept
    }

    package override func willUnmount() {
        for row in rows.values { row.flags.insert(.isUnmounted) }
        super.willUnmount()
    }

    // MARK: Layout

    package override var layoutName: String { "rows" }
    package override var placementMinor: CGFloat? { size.width }

    /// The space around the sections.
    private var margins: EdgeInsets { scope[ListSectionMarginsKey.self].insets(standard: appearance.margin) }

    package override func offer(_ slot: Int, _ minor: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: minor.map { max(0, $0 - margins.total(.horizontal)) }, height: nil)
    }

    package override var gap: CGFloat { scope[ListRowSpacingKey.self] ?? 0 }

    /// The distance between rows is one between rows of a section only.
    package override func adjustment(ofLine line: Int) -> CGFloat {
        let gap = gap
        guard gap != 0, line > 0 else { return 0 }
        let first = sectionStarts.partition(at: line)
        let startsSection = first < sectionStarts.count && sectionStarts[first] == line
        return startsSection || part(ofLine: line) != .row || part(ofLine: line - 1) != .row ? -gap : 0
    }

    private func part(ofLine line: Int) -> SectionPart {
        (standingView(at: line) as? ListRowNode)?.part ?? .row
    }

    private var sectionSpacing: CGFloat { scope[ListSectionSpacingKey.self] ?? appearance.margin }

    package override func extra(before line: Int) -> CGFloat {
        let (margin, spacing) = (margins.top, sectionSpacing)
        guard margin != 0 || spacing != 0 else { return 0 }
        return margin + spacing * CGFloat(sectionStarts.partition(at: line + 1))
    }

    package override var extraTotal: CGFloat {
        slots.isEmpty ? 0 : margins.total(.vertical) + sectionSpacing * CGFloat(sectionStarts.count)
    }

    package override func size(length: CGFloat, widest: CGFloat, proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? max(widest + margins.total(.horizontal), 0), height: length)
    }

    package override func placeLine(_ line: Int, at start: CGFloat, length: CGFloat, _ minor: CGFloat?) {
        let origin = CGPoint(x: margins.leading, y: start + adjustment(ofLine: line))
        placeView(at: line, origin: origin, proposal: offer(line, minor))
    }

    package override var printsFrame: Bool { false }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        .group(children: snapshotChildren(in: context))
    }
}
