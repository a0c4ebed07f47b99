package import Foundation
package import TerrariumLayout

/// The system's back button, labelled with the title that it leads to.
package final class BackButtonNode: LayoutNode, InteractiveNode, @unchecked Sendable {
    private weak var screen: NavigationScreenNode?
    private lazy var interaction = NodeInteraction(self)
    private var measuredLabel: String?

    init(screen: NavigationScreenNode, parent: Node) {
        self.screen = screen
        super.init(parent: parent)
    }

    func labelMayHaveChanged() {
        guard measuredLabel != nil, measuredLabel != label else { return }
        layoutDidChange()
        snapshotDidChange()
    }

    private var label: String {
        guard let screen, let title = screen.host?.screen(below: screen)?.title, !title.isEmpty else { return "Back" }
        return title
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        measuredLabel = label
        return TextLayout(label, fontSize: 17, style: TextStyle(), metrics: runtime.textMetrics).size(for: .unspecified)
    }

    package var offeredActions: [String] { ["tap"] }

    package func perform(_ action: HostAction) -> Bool {
        guard case .tap = action, let screen else { return false }
        onMainActor { screen.host?.pop(screen) }
        return true
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        SnapshotNode(
            kind: "Button", text: label, attributes: ["back"], actions: offeredActions, frame: context.frame(of: self),
            flags: .showsText, picture: .title, interaction: interaction)
    }
}
