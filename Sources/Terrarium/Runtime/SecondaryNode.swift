import Foundation
package import TerrariumLayout

/// What every overlay has, whatever its secondary views are: it may hand what its content hands up to them.
package class OverlayNodeBase: WrapperNode, PreferenceReading, @unchecked Sendable {
    var isWaitingForPreferences = false
    private var readers: ContiguousArray<Unmanaged<PreferenceContentNodeBase>> = []

    /// The node of the secondary views, which hand up preferences but do not read their own.
    fileprivate(set) unowned(unsafe) final var secondaryRoot: Node?

    /// What the content alone hands up for a key.
    final func contentPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        combinedPreference(key, before: secondaryRoot)
    }

    final func add(_ reader: PreferenceContentNodeBase) {
        flags.insert(.readsPreferences)
        readers.append(.passUnretained(reader))
    }

    final func remove(_ reader: PreferenceContentNodeBase) {
        readers.removeAll { $0.toOpaque() == Unmanaged.passUnretained(reader).toOpaque() }
    }

    final func readPreferences() {
        for reader in readers { reader._withUnsafeGuaranteedRef { $0.contentPreferenceMayHaveChanged() } }
    }
}

/// The node of `overlay` and `background` with views: the content decides the size, the secondary views are offered it.
package final class OverlayNode<Secondary: View>: OverlayNodeBase, @unchecked Sendable {
    private let isBackground: Bool
    @exclusivity(unchecked) private var alignment: Alignment
    @exclusivity(unchecked) private var secondaryView: Secondary
    @exclusivity(unchecked) private unowned(unsafe) var ownSecondary: SecondaryNode<Secondary>!

    init(isBackground: Bool, alignment: Alignment, secondary: Secondary, parent: Node) {
        self.isBackground = isBackground
        self.alignment = alignment
        secondaryView = secondary
        super.init(parent: parent)
    }

    /// Mounts or updates the secondary views, after the content, at the place of the cursor.
    func updateSecondary(_ view: Secondary, alignment: Alignment, in cursor: inout _ChildCursor) {
        if self.alignment != alignment { setAlignment(alignment) }
        secondaryView = view
        if let existing = cursor.existing {
            cursor.advance(past: existing)
            ownSecondary.updateContent(view)
        } else {
            let node = SecondaryNode<Secondary>(alignment: alignment, parent: self)
            ownSecondary = node
            secondaryRoot = node
            cursor.append(node)
            node.container = self
            node.updateContent(view)
        }
        for layer in currentLayersIfCollected where layer.secondary !== ownSecondary {
            layer.firstChild?.updateContent(view)
        }
    }

    /// No size changes, but the secondary views lie elsewhere: in this node, or in each layer that stands for it.
    private func setAlignment(_ alignment: Alignment) {
        self.alignment = alignment
        ownSecondary?.setLayout(.implicit(alignment: alignment))
        placementDidChange()
        for layer in currentLayersIfCollected {
            if let secondary = layer.secondary as? SecondaryNode<Secondary>, secondary !== ownSecondary {
                secondary.setLayout(.implicit(alignment: alignment))
            }
            layer.placementDidChange()
        }
    }

    package override func collectContents(into list: inout ContiguousArray<LayoutNode>) {
        var child = firstChild
        while let node = child, node !== ownSecondary {
            node.collectLayoutNodes(into: &list)
            child = node.nextSibling
        }
    }

    package override var layoutChildren: ContiguousArray<LayoutNode> {
        let contents = super.layoutChildren
        return contents.isEmpty ? contents : contents + [ownSecondary]
    }

    package override func contentsWereCollected() {
        if !isSplit { ownSecondary.container = self }
    }

    package override func layerDidMount(_ layer: WrapperLayer) {
        if layer.isFirst {
            layer.secondary = ownSecondary
            ownSecondary.container = layer
        } else {
            let node = SecondaryNode<Secondary>(alignment: alignment, parent: layer)
            layer.firstChild = node
            layer.secondary = node
            node.container = layer
            node.updateContent(secondaryView)
        }
    }

    package override func placeContents(child: LayoutNode, in node: LayoutNode) {
        child.place(at: .zero, proposal: node.proposal)
        guard let secondary = (node as? WrapperLayer).map({ $0.secondary }) ?? ownSecondary else { return }
        let placement = SecondaryLayout.placement(
            of: LayoutSubview(secondary), on: LayoutSubview(child), primaryProposal: node.proposal,
            alignment: alignment)
        node.placeInReadingDirection { secondary.place(at: placement.origin, proposal: placement.proposal) }
    }

    package override func steadySize(of child: LayoutNode) -> _SteadySize? { child.steadySize }

    package override var printsFrame: Bool { false }

    package override func layoutRules(on axis: Axis, toward child: LayoutNode?) -> [String] {
        guard let child, child === ownSecondary || (child.container as? WrapperLayer)?.secondary === child else {
            return super.layoutRules(on: axis, toward: child)
        }
        let name = isBackground ? "background" : "overlay"
        return ["\(name): offered the length of the view that it belongs to, \(size[axis].outlineText)"]
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        var children: SnapshotChildren = []
        var child = firstChild
        while let node = child, node !== ownSecondary {
            children.append(node.snapshot(in: context))
            child = node.nextSibling
        }
        let nodes: [LayoutNode] = isSplit ? currentLayers.compactMap(\.secondary) : [ownSecondary]
        for node in nodes {
            let contents = node.snapshot(in: context)
            guard !contents.isNothing else { continue }
            children.append(
                SnapshotNode(
                    kind: isBackground ? "background" : "overlay", flags: .secondary,
                    zIndex: isBackground ? -.infinity : 0, children: [contents]))
        }
        return .group(children: children)
    }
}

/// The views of an overlay or a background, laid on top of each other.
package final class SecondaryNode<Secondary: View>: ContainerNode<ZStackLayout>, @unchecked Sendable {
    init(alignment: Alignment, parent: Node) {
        super.init(.implicit(alignment: alignment), kind: "", parent: parent)
    }

    /// The owner places this node itself; containers further out do not see it.
    package override func collectLayoutNodes(into list: inout ContiguousArray<LayoutNode>) {}
}
