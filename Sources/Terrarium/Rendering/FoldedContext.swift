package import Foundation

/// What the children of one node inherit from the nodes above them.
///
/// A class, so that the many lines below one node share it.
///
/// Invariant: nothing changes while anybody but the cursor that made it can see it. A cursor fills one anew that nobody
/// else has kept, since a walk over thousands of lines would make and free one for each node with children.
package final class FoldedContext: @unchecked Sendable {
    /// The origin, in the window, of the nearest ancestor with a frame.
    @exclusivity(unchecked) package private(set) var base = CGPoint.zero
    /// `base` as seen from the nearest line with a frame, or from the content of a scroll view.
    @exclusivity(unchecked) package private(set) var offset = CGPoint.zero
    /// The size of the nearest line with a frame, or nil above the first one.
    @exclusivity(unchecked) package private(set) var lineSize: CGSize?
    /// What clipping ancestors leave of the window, or nil above the first one.
    @exclusivity(unchecked) package private(set) var clip: CGRect?
    /// The flags that pass down: hidden, covered, not built, deaf to taps.
    @exclusivity(unchecked) package private(set) var flags: SnapshotFlags = []
    /// How nodes without a frame, up to the nearest one that has one, draw: it holds for every framed node below them.
    @exclusivity(unchecked) package private(set) var lentPictures: [PictureHint] = []
    /// The number of lines above.
    @exclusivity(unchecked) package private(set) var depth = 0
    /// The layer that the node stands in, or nil outside of layers.
    @exclusivity(unchecked) package private(set) var layer: SnapshotNode?

    /// The context of a root.
    package static let root = FoldedContext()

    private init() {}

    /// The context of the children of `node`, which itself stands in `parent`.
    package init(below node: SnapshotNode, asLine isLine: Bool, in parent: FoldedContext) {
        fill(below: node, asLine: isLine, in: parent)
    }

    /// Makes it the context of the children of `node`. Nobody but the caller has it.
    func fill(below node: Unmanaged<SnapshotNode>, asLine isLine: Bool, in parent: Unmanaged<FoldedContext>) {
        node._withUnsafeGuaranteedRef { node in
            parent._withUnsafeGuaranteedRef { fill(below: node, asLine: isLine, in: $0) }
        }
    }

    private func fill(below node: SnapshotNode, asLine isLine: Bool, in parent: FoldedContext) {
        let passed = parent.flags.union(node.flags)
        let frame = node.frame
        flags = passed.intersection(frame == nil ? .inherited.union(.lent) : .inherited)
        if frame == nil, node.picture != .none {
            lentPictures = parent.lentPictures + [node.picture]
        } else if !lentPictures.isEmpty || !parent.lentPictures.isEmpty {
            lentPictures = frame == nil ? parent.lentPictures : []
        }
        depth = isLine ? parent.depth + 1 : parent.depth
        let ownLayer = parent.layer == nil && node.kind == "layer" ? node : parent.layer
        if layer !== ownLayer { layer = ownLayer }
        guard let frame else {
            base = parent.base
            offset = parent.offset
            lineSize = parent.lineSize
            clip = parent.clip
            return
        }
        base = CGPoint(x: parent.base.x + frame.origin.x, y: parent.base.y + frame.origin.y)
        if isLine || node.flags.contains(.scrollContent) {
            offset = .zero
        } else {
            offset = CGPoint(x: parent.offset.x + frame.origin.x, y: parent.offset.y + frame.origin.y)
        }
        lineSize = isLine ? frame.size : parent.lineSize
        if passed.contains(.clips) {
            let bounds = CGRect(origin: base, size: frame.size)
            clip = parent.clip.map { $0.intersection(bounds) } ?? bounds
        } else {
            clip = parent.clip
        }
    }

    nonisolated deinit {}
}

extension SnapshotFlags {
    fileprivate static let inherited: Self = [.hidden, .covered, .unrendered, .ignoresHits, .unspoken]
    /// What a node without a frame asks of the framed nodes below it.
    fileprivate static let lent: Self = [.clips, .blocksHits, .coversHits]
}
