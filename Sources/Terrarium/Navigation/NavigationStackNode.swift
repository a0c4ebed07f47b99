package import Foundation
package import TerrariumLayout

/// The frame of a navigation stack, in which the top screen is laid out and drawn; the covered ones are only named.
package final class NavigationStackNode: LayoutNode, @unchecked Sendable {
    private let kind: String
    private weak var host: NavigationHostNode?

    init(of kind: String, host: NavigationHostNode) {
        self.kind = kind
        self.host = host
        super.init(parent: host)
    }

    func topDidChange() {
        layoutDidChange()
        snapshotDidChange()
    }

    package override var layoutChildren: ContiguousArray<LayoutNode> {
        guard let host else { return [] }
        return [host.top]
    }

    package override func lengthCause(on axis: Axis) -> String? { "as its top screen" }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        host?.top.sizeThatFits(proposal) ?? .zero
    }

    package override func placeChildren() {
        host?.top.place(at: .zero, proposal: ProposedViewSize(size))
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        guard let host else { return .group(children: []) }
        let inner = context.inside(self)
        let covered = host.screens.dropLast().map { screen in
            SnapshotNode(
                kind: "screen", arguments: screen.typeNames + ["kept"], text: screen.title, flags: .hidden)
        }
        return SnapshotNode(
            kind: kind, attributes: [SnapshotAttribute("depth", CGFloat(host.screens.count))],
            frame: context.frame(of: self), children: SnapshotChildren(covered + [host.top.snapshot(in: inner)]))
    }
}
