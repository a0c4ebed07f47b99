package import Foundation

/// What a node inherits from the nodes above it.
package struct FoldedContext: Sendable {
    /// The origin, in the window, of the nearest ancestor with a frame.
    package var base = CGPoint.zero
    /// `base` as seen from the nearest line with a frame, or from the content of a scroll view.
    package var offset = CGPoint.zero
    /// The size of the nearest line with a frame, or nil above the first one.
    package var lineSize: CGSize?
    /// What clipping ancestors leave of the window, or nil above the first one.
    package var clip: CGRect?
    /// The flags that pass down: hidden, covered, not built, deaf to taps.
    package var flags: SnapshotFlags = []
    /// The number of lines above.
    package var depth = 0
    /// The layer that the node stands in, or nil outside of layers.
    package var layer: SnapshotNode?

    package init() {}

    /// The frame of a node as its line prints it.
    package func printed(_ frame: CGRect) -> CGRect { frame.offset(by: offset) }

    /// The context of the children of `node`, whose own context this is.
    package func descending(into node: SnapshotNode, asLine isLine: Bool) -> FoldedContext {
        var context = self
        context.flags.formUnion(node.flags.intersection(.inherited))
        if isLine { context.depth += 1 }
        if node.kind == "layer" { context.layer = node }
        guard let frame = node.frame else { return context }
        let origin = CGPoint(x: base.x + frame.minX, y: base.y + frame.minY)
        context.base = origin
        if isLine {
            context.offset = .zero
            context.lineSize = frame.size
        } else if node.flags.contains(.scrollContent) {
            context.offset = .zero
        } else {
            context.offset = CGPoint(x: offset.x + frame.minX, y: offset.y + frame.minY)
        }
        if node.flags.contains(.clips) {
            let bounds = CGRect(origin: origin, size: frame.size)
            context.clip = clip.map { $0.intersection(bounds) } ?? bounds
        }
        return context
    }
}

extension SnapshotFlags {
    fileprivate static let inherited: Self = [.hidden, .covered, .unrendered, .ignoresHits]
}
