import Foundation
import TerrariumLayout

extension Runtime {
    /// The window's size or safe area changed.
    package final func windowDidChange() {
        setNeedsPlacing()
        onInvalidate?()
    }

    /// The snapshot of the whole window.
    package final func snapshot(
        environment: OutlineStyle.EnvironmentDetail, nodes: SnapshotNodeTable? = nil
    ) -> SnapshotNode {
        guard !isTreeOpen else { return snapshotOfOpenTree() }
        stack.enter()
        var context = SnapshotContext(reference: nil, environment: environment)
        context.nodes = nodes
        let all = layers.layers
        let entries = environment == .off ? [] : rootEnvironmentEntries()
        let children: SnapshotChildren
        if all.count <= 1 {
            children = SnapshotChildren(all.map { $0.root.snapshot(in: context) })
        } else {
            let front = layers.frontmostModal
            let frontIndex = all.firstIndex { $0 === front } ?? 0
            children = SnapshotChildren(
                all.enumerated().map { index, layer in
                    var flags: SnapshotFlags = []
                    if layer.isModal { flags.insert(.modal) }
                    if index < frontIndex { flags.insert(.covered) }
                    return SnapshotNode(
                        kind: "layer", arguments: [layer.kind.name], frame: nil, flags: flags,
                        children: [layer.root.snapshot(in: context)])
                })
        }
        return SnapshotNode(
            kind: "window", frame: window.bounds, environment: entries, children: children)
    }

    /// What is there to be seen while bodies or layouts run: half of the tree is old and half of it new.
    private func snapshotOfOpenTree() -> SnapshotNode {
        let message = "A host was read while its views were being updated. Read it in an action, or after the update."
        report(.readDuringUpdate, message, at: root)
        return SnapshotNode(
            kind: "window", frame: window.bounds,
            children: [
                SnapshotNode(
                    kind: "issue", text: message,
                    attributes: [SnapshotAttribute(ViewIssue.Kind.readDuringUpdate.rawValue)])
            ])
    }
}

extension LayoutNode {
    /// Measures and places the root of a layer in the window: centred in the safe area, as SwiftUI does.
    package final func placeInSafeArea(isContent: Bool) {
        let insets = runtime.window.safeArea
        let offered = runtime.window.proposal
        let inner = offered.inset(by: insets)
        let fitting = sizeThatFits(inner)
        if isContent {
            let scale = scope[DisplayScaleKey.self]
            runtime.window.size = CGSize(
                width: offered.width
                    ?? (fitting.width + insets.leading + insets.trailing).roundedUpToPixel(scale: scale),
                height: offered.height
                    ?? (fitting.height + insets.top + insets.bottom).roundedUpToPixel(scale: scale))
        }
        let safe = runtime.window.safeBounds
        place(
            at: CGPoint(x: safe.midX - fitting.width / 2, y: safe.midY - fitting.height / 2), proposal: inner)
    }
}

extension Runtime {
    /// Replaces the values of the root scope.
    package final func setRootEnvironment(_ values: EnvironmentValues) {
        if rootScope.changesBuiltInValues({ $0.setRoot(values) }) { root.tellEnvironmentDidChange() }
    }

    /// What an outline shows of the root environment.
    final func rootEnvironmentEntries() -> [SnapshotEnvironmentEntry] { rootScope.overrideEntries }
}
