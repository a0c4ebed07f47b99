package import Foundation

extension QueryEngine {
    /// What a tap meets.
    struct Hit {
        /// The nodes from the root down to the one that was hit.
        let path: [SnapshotNode]
        /// Whether the tap met what lies over the last of these nodes and everything in it.
        let isCover: Bool

        /// The line that was hit, or that stands around what was hit, with those around it.
        var match: Match? {
            var context = FoldedContext.root
            var folds: [SnapshotNode] = []
            var lines: [FoldedNode] = []
            for (index, node) in path.enumerated() {
                let isLine = node.role == .line && (index == 0 || !node.isOnlyLayer(of: path[index - 1]))
                if isLine {
                    lines.append(FoldedNode(node, folds: folds, context: context))
                    folds = []
                } else if node.role == .fold {
                    folds.append(node)
                }
                context = FoldedContext(below: node, asLine: isLine, in: context)
            }
            guard let last = lines.popLast() else { return nil }
            // The cursor knows which labels a control takes in.
            var cursor = FoldedCursor(at: last)
            return Match(line: cursor.next() ?? last, ancestors: lines)
        }
    }

    /// The frontmost view at a point of the window that stops a tap or takes it, or nil.
    ///
    /// Colours, shapes, images and everything with an action count; hidden views, plain texts, containers and what lies
    /// below `allowsHitTesting(false)` let the tap through. What is clipped away is not there.
    package func hitTest(_ point: CGPoint) -> ViewSnapshot.Node? {
        hit(at: point)?.match.map { ViewSnapshot.Node($0.line) }
    }

    func hit(at point: CGPoint) -> Hit? {
        var cursor = DrawingCursor(root)
        var front: (index: Int, isCover: Bool)?
        while let event = cursor.next() {
            let (step, isCover) =
                switch event {
                case .enter(let step): (step, false)
                case .leave(let step): (step, true)
                }
            guard let frame = step.frame, frame.contains(point) else { continue }
            let flags = step.node.flags.union(step.context.flags)
            guard flags.contains(isCover ? .coversHits : .blocksHits) || !isCover && !step.node.actions.isEmpty else {
                continue
            }
            guard !flags.contains(.ignoresHits) else { continue }
            guard step.context.clip.map({ $0.contains(point) }) ?? true else { continue }
            front = (step.index, isCover)
        }
        return front.map { Hit(path: cursor.path(to: $0.index), isCover: $0.isCover) }
    }
}
