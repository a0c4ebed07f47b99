package import Foundation
package import TerrariumLayout

/// Room inside a control for what the picture draws: a switch, a track, the text of a field. It prints no line.
nonisolated struct ControlSpace: View, Equatable {
    typealias Body = Never

    var minWidth: CGFloat
    var idealWidth: CGFloat
    var isFlexible: Bool
    var height: CGFloat
    var isTall = false

    /// Room of one size.
    init(_ size: CGSize) {
        minWidth = size.width
        idealWidth = size.width
        isFlexible = false
        height = size.height
    }

    /// Room as wide as it is offered.
    init(minWidth: CGFloat = 0, idealWidth: CGFloat? = nil, height: CGFloat) {
        self.minWidth = minWidth
        self.idealWidth = idealWidth ?? minWidth
        isFlexible = true
        self.height = height
    }

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: ControlSpaceNode.self)
            cursor.advance(past: node)
            node.update(view)
        } else {
            cursor.append(ControlSpaceNode(view, parent: cursor.parent))
        }
    }
}

package final class ControlSpaceNode: LayoutNode, @unchecked Sendable {
    private var space: ControlSpace

    init(_ space: ControlSpace, parent: Node) {
        self.space = space
        super.init(parent: parent)
    }

    func update(_ new: ControlSpace) {
        guard new != space else { return }
        space = new
        layoutDidChange()
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = space.isFlexible ? max(space.minWidth, proposal.width ?? space.idealWidth) : space.minWidth
        let height = space.isTall ? max(space.height, proposal.height ?? space.height) : space.height
        return CGSize(width: width, height: height)
    }

    package override func findSteadySize() -> _SteadySize? {
        space.isFlexible || space.isTall ? nil : _SteadySize(CGSize(width: space.minWidth, height: space.height))
    }

    package override func findEdgeMoves() -> Bool { false }

    package override var printsFrame: Bool { false }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode { .group(children: []) }
}
