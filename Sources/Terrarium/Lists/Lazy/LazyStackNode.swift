package import Foundation
import TerrariumLayout

/// The node of `LazyVStack` and `LazyHStack`: a line for each view.
package final class LazyStackNode: LazyContentNode, @unchecked Sendable {
    private let kind: String
    private var stack: LazyStack
    private let pinning = SectionPinning()

    /// Places or updates the node of a lazy stack.
    static func update<Content: View>(
        _ stack: LazyStack, pinning: PinnedScrollableViews, kind: String, content: Content,
        in cursor: inout _ChildCursor
    ) {
        let node: LazyStackNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: LazyStackNode.self)
            cursor.advance(past: node)
            if node.stack != stack {
                node.stack = stack
                node.arrangementDidChange()
            }
        } else {
            node = LazyStackNode(stack, kind: kind, parent: cursor.parent)
            cursor.append(node)
        }
        if node.pinning.views != pinning {
            node.pinning.views = pinning
            node.layoutChildrenDidChange()
        }
        node.updateContent(content)
    }

    private init(_ stack: LazyStack, kind: String, parent: Node) {
        self.stack = stack
        self.kind = kind
        super.init(parent: parent)
    }

    package override var axis: Axis { stack.axis }
    package override var gap: CGFloat { stack.gap }
    package override var layoutName: String { kind }

    package override func placesDidChange() {
        pinning.findSections(in: self)
    }

    /// Where no spacing is given, views that want to be nearer to each other than others are, such as spacers.
    package override func adjustment(ofLine line: Int) -> CGFloat {
        guard line > 0, !stack.isSpacingGiven, let view = standingView(at: line),
            let last = standingView(at: line - 1)
        else { return 0 }
        return last.layoutSpacing.distance(to: view.layoutSpacing, along: axis) - gap
    }

    package override func placeLine(_ line: Int, at start: CGFloat, length: CGFloat, _ minor: CGFloat?) {
        guard let view = standingView(at: line) else { return }
        let placement = stack.placement(
            of: LayoutSubview(view),
            at: pinning.start(ofSlot: line, at: start + adjustment(ofLine: line), minor, in: self),
            width: size[axis.crossing], proposal: proposal)
        placeView(at: line, origin: placement.origin, proposal: placement.proposal)
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        SnapshotNode(
            kind: kind, frame: context.frame(of: self), children: snapshotChildren(in: context.inside(self)))
    }
}
