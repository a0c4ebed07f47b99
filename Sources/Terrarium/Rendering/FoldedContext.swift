package import Foundation

/// What the children of one node inherit from the nodes above them.
///
/// A class, so that the many lines below one node share it.
package final class FoldedContext: Sendable {
    /// The origin, in the window, of the nearest ancestor with a frame.
    package let base: CGPoint
    /// `base` as seen from the nearest line with a frame, or from the content of a scroll view.
    package let offset: CGPoint
    /// The size of the nearest line with a frame, or nil above the first one.
    package let lineSize: CGSize?
    /// What clipping ancestors leave of the window, or nil above the first one.
    package let clip: CGRect?
    /// The flags that pass down: hidden, covered, not built, deaf to taps.
    package let flags: SnapshotFlags
    /// How nodes without a frame, up to the nearest one that has one, draw: it holds for every framed node below them.
    package let lentPictures: [PictureHint]
    /// The number of lines above.
    package let depth: Int
    /// The layer that the node stands in, or nil outside of layers.
    package let layer: SnapshotNode?

    /// The context of a root.
    package static let root = FoldedContext()

    private init() {
        base = .zero
        offset = .zero
        lineSize = nil
        clip = nil
        flags = []
        lentPictures = []
        depth = 0
        layer = nil
    }

    /// The context of the children of `node`, which itself stands in `parent`.
    package init(below node: SnapshotNode, asLine isLine: Bool, in parent: FoldedContext) {
        let flags = parent.flags.union(node.flags)
        self.flags = flags.intersection(node.frame == nil ? .inherited.union(.lent) : .inherited)
        if node.frame == nil, node.picture != .none {
            lentPictures = parent.lentPictures + [node.picture]
        } else {
            lentPictures = node.frame == nil ? parent.lentPictures : []
        }
        depth = isLine ? parent.depth + 1 : parent.depth
        layer = parent.layer == nil && node.kind == "layer" ? node : parent.layer
        guard let frame = node.frame else {
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
        if flags.contains(.clips) {
            let bounds = CGRect(origin: base, size: frame.size)
            clip = parent.clip.map { $0.intersection(bounds) } ?? bounds
        } else {
            clip = parent.clip
        }
    }
}

extension SnapshotFlags {
    fileprivate static let inherited: Self = [.hidden, .covered, .unrendered, .ignoresHits]
    /// What a node without a frame asks of the framed nodes below it.
    fileprivate static let lent: Self = [.clips, .blocksHits]
}
