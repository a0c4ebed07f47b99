package import Foundation
import TerrariumLayout

/// The node of `LazyVGrid` and `LazyHGrid`: a line for as many views as there are tracks.
package final class LazyGridNode: LazyContentNode, @unchecked Sendable {
    private let kind: String
    private var grid: LazyGrid
    private let pinning = SectionPinning()
    private var knownTracks: (minor: CGFloat?, tracks: LazyTracks)?

    /// Places or updates the node of a lazy grid. Grid items are not comparable, so it is arranged again with each update.
    static func update<Content: View>(
        _ grid: LazyGrid, pinning: PinnedScrollableViews, kind: String, content: Content, in cursor: inout _ChildCursor
    ) {
        let node: LazyGridNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: LazyGridNode.self)
            cursor.advance(past: node)
            node.grid = grid
            node.knownTracks = nil
            node.arrangementDidChange()
        } else {
            node = LazyGridNode(grid, kind: kind, parent: cursor.parent)
            cursor.append(node)
        }
        if node.pinning.views != pinning {
            node.pinning.views = pinning
            node.layoutChildrenDidChange()
        }
        node.updateContent(content)
    }

    private init(_ grid: LazyGrid, kind: String, parent: Node) {
        self.grid = grid
        self.kind = kind
        super.init(parent: parent)
    }

    private func tracks(_ minor: CGFloat?) -> LazyTracks {
        if let knownTracks, knownTracks.minor == minor { return knownTracks.tracks }
        let tracks = LazyTracks(grid.items, length: minor)
        report(tracks.diagnostics)
        knownTracks = (minor, tracks)
        return tracks
    }

    package override var axis: Axis { grid.axis }
    package override var gap: CGFloat { grid.gap }
    package override var layoutName: String { kind }

    package override func lengthCause(on axis: Axis) -> String? {
        guard axis != self.axis else { return super.lengthCause(on: axis) }
        return axis == .horizontal ? "its columns and the gaps between them" : "its rows and the gaps between them"
    }

    package override var placementMinor: CGFloat? { size[axis.crossing] }

    package override func lineCount(_ minor: CGFloat?) -> Int {
        lineStarts(minor)?.count ?? LazyGrid.lineCount(slots.count, tracks: tracks(minor))
    }

    package override func slots(ofLine line: Int, _ minor: CGFloat?) -> Range<Int> {
        guard let starts = lineStarts(minor) else {
            return LazyGrid.cells(ofLine: line, count: slots.count, tracks: tracks(minor))
        }
        guard line < starts.count else { return slots.count..<slots.count }
        return starts[line]..<(line + 1 < starts.count ? starts[line + 1] : slots.count)
    }

    package override func line(ofSlot slot: Int, _ minor: CGFloat?) -> Int {
        guard let starts = lineStarts(minor) else { return slot / max(tracks(minor).tracks.count, 1) }
        return max(starts.partition(at: slot + 1) - 1, 0)
    }

    package override func offer(_ slot: Int, _ minor: CGFloat?) -> ProposedViewSize {
        let tracks = tracks(minor)
        guard !tracks.tracks.isEmpty else { return ProposedViewSize(axis, nil, minor) }
        if wideSlots.contains(slot) { return ProposedViewSize(axis, nil, max(tracks.total, 0)) }
        let start = slots(ofLine: line(ofSlot: slot, minor), minor).lowerBound
        return ProposedViewSize(axis, nil, tracks.tracks[slot - start].length)
    }

    package override func size(length: CGFloat, widest: CGFloat, proposal: ProposedViewSize) -> CGSize {
        CGSize(axis, length, max(tracks(proposal[axis.crossing]).total, 0))
    }

    package override func placeLine(_ line: Int, at start: CGFloat, length: CGFloat, _ minor: CGFloat?) {
        let tracks = tracks(minor)
        for (track, slot) in slots(ofLine: line, minor).enumerated() {
            guard let view = standingView(at: slot) else { continue }
            let placement =
                wideSlots.contains(slot)
                ? grid.widePlacement(
                    of: LayoutSubview(view), tracks: tracks,
                    start: pinning.start(ofSlot: slot, at: start, minor, in: self), in: size)
                : grid.placement(
                    of: LayoutSubview(view), track: track, of: tracks, start: start, length: length, in: size)
            placeView(at: slot, origin: placement.origin, proposal: placement.proposal)
        }
    }

    // MARK: Headers and footers

    /// Headers and footers of sections have a line of their own, over all tracks.
    private var wideSlots: Set<Int> = []
    /// Where each line begins, in a grid with such lines and so many tracks; nil where all lines are full of cells.
    private var knownStarts: (tracks: Int, starts: ContiguousArray<Int>)?

    package override func placesDidChange() {
        knownStarts = nil
        pinning.findSections(in: self)
        wideSlots.removeAll()
        for (index, slot) in slots.enumerated() {
            guard case .view(let view, _) = slot, let part = view.trait(SectionPartKey.self), part != .row else {
                continue
            }
            wideSlots.insert(index)
        }
    }

    private func lineStarts(_ minor: CGFloat?) -> ContiguousArray<Int>? {
        let count = tracks(minor).tracks.count
        guard !wideSlots.isEmpty, count > 0 else { return nil }
        if let knownStarts, knownStarts.tracks == count { return knownStarts.starts }
        var starts: ContiguousArray<Int> = []
        var slot = 0
        while slot < slots.count {
            starts.append(slot)
            let isWide = wideSlots.contains(slot)
            slot += 1
            while !isWide, slot < slots.count, slot - starts[starts.count - 1] < count, !wideSlots.contains(slot) {
                slot += 1
            }
        }
        knownStarts = (count, starts)
        return starts
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        SnapshotNode(
            kind: kind, frame: context.frame(of: self), children: snapshotChildren(in: context.inside(self)))
    }
}
