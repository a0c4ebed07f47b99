package import Foundation
import TerrariumLayout

/// The node of `LazyVGrid` and `LazyHGrid`: a line for as many views as there are tracks.
package final class LazyGridNode: LazyContentNode, @unchecked Sendable {
    private let kind: String
    private var grid: LazyGrid
    private var knownTracks: (minor: CGFloat?, tracks: LazyTracks)?

    /// Places or updates the node of a lazy grid. Grid items are not comparable, so it is arranged again with each update.
    static func update<Content: View>(
        _ grid: LazyGrid, kind: String, content: Content, in cursor: inout _ChildCursor
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
    package override var placementMinor: CGFloat? { size[axis.crossing] }

    package override func lineCount(_ minor: CGFloat?) -> Int {
        LazyGrid.lineCount(slots.count, tracks: tracks(minor))
    }

    package override func slots(ofLine line: Int, _ minor: CGFloat?) -> Range<Int> {
        LazyGrid.cells(ofLine: line, count: slots.count, tracks: tracks(minor))
    }

    package override func offer(_ slot: Int, _ minor: CGFloat?) -> ProposedViewSize {
        let tracks = tracks(minor).tracks
        return ProposedViewSize(axis, nil, tracks.isEmpty ? minor : tracks[slot % tracks.count].length)
    }

    package override func size(length: CGFloat, widest: CGFloat, proposal: ProposedViewSize) -> CGSize {
        CGSize(axis, length, max(tracks(proposal[axis.crossing]).total, 0))
    }

    package override func placeLine(_ line: Int, at start: CGFloat, length: CGFloat, _ minor: CGFloat?) {
        let tracks = tracks(minor)
        for (track, slot) in slots(ofLine: line, minor).enumerated() {
            guard let view = standingView(at: slot) else { continue }
            let placement = grid.placement(
                of: LayoutSubview(view), track: track, of: tracks, start: start, length: length, in: size)
            placeView(at: slot, origin: placement.origin, proposal: placement.proposal)
        }
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        SnapshotNode(
            kind: kind, frame: context.frame(of: self), children: snapshotChildren(in: context.inside(self)))
    }
}
