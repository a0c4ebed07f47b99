package import Foundation
package import TerrariumLayout

/// What is drawn over what in the window, from the back to the front.
///
/// A presentation is a layer that its modifier's node registers; it lives in the presenter's scope and identity. A layer
/// is never behind the one in which its presenter stands.
package final class LayerList {
    package private(set) var layers: [Layer] = []
    package private(set) var isStale = false
    /// Who presents over which layer.
    package var presentations = PresentationLedger()

    package init() {}

    /// Puts a layer into the window, in front of those of its rank.
    package func add(_ layer: Layer) {
        let behind = layers.lastIndex { $0.rank <= layer.rank } ?? -1
        layers.insert(layer, at: behind + 1)
        isStale = true
    }

    /// Takes a layer out of the window.
    package func remove(_ layer: Layer) {
        if let index = layers.lastIndex(where: { $0 === layer }) { layers.remove(at: index) }
        isStale = true
    }

    func setContent(_ root: LayoutNode) {
        add(Layer(kind: .content, root: root, isModal: false, base: nil))
    }

    func removeAll() {
        layers.removeAll()
    }

    func update(in runtime: Runtime) {
        guard isStale else { return }
        isStale = false
        runtime.setNeedsPlacing()
        runtime.root.snapshotDidChange()
    }

    /// Measures and places the root of every layer.
    func place(in runtime: Runtime) {
        for layer in layers { layer.place(in: runtime) }
    }

    /// The topmost modal layer: what is behind it cannot be reached.
    package var frontmostModal: Layer? { layers.last { $0.isModal } }
}

/// One layer of the window.
package final class Layer {
    package let kind: LayerKind
    package let root: LayoutNode
    package let isModal: Bool
    /// The layer in which the presenter stands.
    package weak var base: Layer?
    /// How far in front it lies: never behind the layer in which its presenter stands.
    fileprivate let rank: Int
    /// Whether a swipe may take the layer away, and what to do then.
    package var onSwipeDismiss: (@MainActor () -> Void)?
    package var allowsSwipeDismiss = false

    package init(kind: LayerKind, root: LayoutNode, isModal: Bool, base: Layer?) {
        self.kind = kind
        self.root = root
        self.isModal = isModal
        self.base = base
        rank = max(kind.rawValue, base?.rank ?? 0)
    }

    /// How the layer lies in the window; by default centred in the safe area.
    package var placement: ((LayoutNode, WindowGeometry) -> Void)?

    func place(in runtime: Runtime) {
        if let placement {
            placement(root, runtime.window)
        } else {
            root.placeInSafeArea(isContent: kind == .content)
        }
    }
}

/// The kinds of layers, from the back to the front.
package enum LayerKind: Int, Sendable {
    case content, sheet, cover, popover, confirmation, alert, dialog, overlay

    package var name: String {
        switch self {
        case .content: "content"
        case .sheet: "sheet"
        case .cover: "cover"
        case .popover: "popover"
        case .confirmation: "confirmation"
        case .alert: "alert"
        case .dialog: "dialog"
        case .overlay: "overlay"
        }
    }
}

/// The window: its size, or a proposal where it hugs its content, and the safe area inside it.
package struct WindowGeometry: Equatable {
    package var proposal = ProposedViewSize(width: 393, height: 852)
    package var safeArea = EdgeInsets()
    /// The size of the window; on a hugging axis it follows the content.
    package internal(set) var size = CGSize.zero

    package init() {}

    package var bounds: CGRect { CGRect(origin: .zero, size: size) }

    package var safeBounds: CGRect {
        CGRect(
            x: safeArea.leading, y: safeArea.top,
            width: max(0, size.width - safeArea.leading - safeArea.trailing),
            height: max(0, size.height - safeArea.top - safeArea.bottom))
    }
}
