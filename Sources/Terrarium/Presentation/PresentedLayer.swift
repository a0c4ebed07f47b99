import Foundation
package import TerrariumLayout

/// Content that is shown in a layer of its own in the window, while it stands in the tree where it was asked for: it has
/// the environment and the identity of that place.
nonisolated struct PresentedLayer<Content: View>: View {
    typealias Body = Never

    let kind: LayerKind
    let isModal: Bool
    var alignment = Alignment.center
    /// Where the layer's content lies in the window; by default centred in the safe area.
    var placement: ((LayoutNode, WindowGeometry) -> Void)?
    /// What ends the presentation from outside: a swipe, a tap beside a popover.
    var onSwipeDismiss: (@MainActor () -> Void)?
    let content: Content

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        let node: LayerNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: LayerNode.self)
            cursor.advance(past: node)
            if node.layout.alignment != view.alignment { node.setLayout(ZStackLayout(alignment: view.alignment)) }
        } else {
            node = LayerNode(alignment: view.alignment, parent: cursor.parent)
            cursor.append(node)
            node.show(kind: view.kind, isModal: view.isModal, placement: view.placement)
        }
        node.layer?.onSwipeDismiss = view.onSwipeDismiss
        node.updateContent(view.content)
    }
}

/// The root of a layer. Containers further out do not see it, and its preferences stay inside.
package final class LayerNode: ContainerNode<ZStackLayout>, PreferenceReading, SafeAreaProviding, @unchecked Sendable {
    private(set) var layer: Layer?
    var isWaitingForPreferences = false

    init(alignment: Alignment, parent: Node) {
        super.init(ZStackLayout(alignment: alignment), kind: "", parent: parent)
        flags.insert([.isLayerRoot, .readsPreferences])
    }

    /// The height of a sheet is a preference of its content.
    func readPreferences() {
        guard layer?.kind == .sheet else { return }
        runtime.setNeedsPlacing()
    }

    package func safeArea(inside surrounding: SafeArea) -> SafeArea {
        layer?.kind == .sheet ? sheetRegion(in: runtime.window) : surrounding
    }

    func show(kind: LayerKind, isModal: Bool, placement: ((LayoutNode, WindowGeometry) -> Void)?) {
        let layer = Layer(kind: kind, root: self, isModal: isModal, base: parent?.enclosingLayer)
        layer.placement = placement
        self.layer = layer
        runtime.layers.add(layer)
    }

    package override func collectLayoutNodes(into list: inout ContiguousArray<LayoutNode>) {}

    package override var handsUpPreferences: Bool { false }

    package override func willUnmount() {
        if let layer { runtime.layers.remove(layer) }
        super.willUnmount()
    }
}

extension Node {
    /// The layer in which this node stands.
    package final var enclosingLayer: Layer? {
        var node: Node? = self
        while let current = node {
            if let root = current as? LayerNode { return root.layer }
            node = current.parent
        }
        return runtime.layers.layers.first { $0.kind == .content }
    }
}
