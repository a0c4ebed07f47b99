package import Foundation
package import TerrariumLayout

/// A modifier that takes part in layout, over whatever its content turns out to be.
///
/// Over exactly one layout child the node itself is the layout node. Over several, as in a group, each child gets a layer
/// of its own, and the container that flattens the children sees the layers in their place.
package class WrapperNode: LayoutNode, @unchecked Sendable {
    @exclusivity(unchecked) private final var contents = Contents.none

    private enum Contents {
        case none
        case one(LayoutNode)
        case several(ContiguousArray<WrapperLayer>)
    }

    package override init(parent: borrowing Node) {
        super.init(parent: parent)
        flags.insert([.layoutChildrenAreStale, .readsEnvironment])
    }

    /// The reading direction may be another one: the child lies elsewhere then, whatever the sizes.
    package override func environmentDidChange() {
        placementDidChange()
        for layer in layers { layer.placementDidChange() }
    }

    package final override var isContainer: Bool { false }

    package final var child: LayoutNode? {
        @inline(__always)
        get {
            if case .one(let child) = contents { child } else { nil }
        }
    }

    private var layers: ContiguousArray<WrapperLayer> {
        if case .several(let layers) = contents { layers } else { [] }
    }

    /// Uses the child, which the tree keeps alive, without counting references; nil where there is none.
    @inline(__always)
    private func withChild<Result>(_ work: (LayoutNode) -> Result) -> Result? {
        collectContentsIfNeeded()
        return Unmanaged.passUnretained(child)?._withUnsafeGuaranteedRef(work)
    }

    /// Whether the content is several layout children, so that layers stand for this node.
    package final var isSplit: Bool {
        collectContentsIfNeeded()
        return child == nil
    }

    package final override func collectLayoutNodes(into list: inout ContiguousArray<LayoutNode>) {
        guard withRuntime({ $0.hasStackLeft }) else {
            runtime.reportStackExhausted(at: self)
            return
        }
        collectContentsIfNeeded()
        if case .one = contents {
            list.append(self)
        } else {
            for layer in layers { list.append(layer) }
        }
    }

    /// Collects the layout nodes of the content; a subclass leaves its secondary views out.
    package func collectContents(into list: inout ContiguousArray<LayoutNode>) {
        forEachChild { $0.collectLayoutNodes(into: &list) }
    }

    package override var layoutChildren: ContiguousArray<LayoutNode> {
        collectContentsIfNeeded()
        if let child { return [child] }
        return []
    }

    package final override var traitChild: LayoutNode? { child }

    package final override func setStackAxis(_ axis: Axis?) {
        guard axis != stackAxis else { return }
        super.setStackAxis(axis)
        forgetAnswers()
        guard withRuntime({ $0.hasStackLeft }) else { return }
        Unmanaged.passUnretained(child)?._withUnsafeGuaranteedRef { $0.setStackAxis(axis) }
    }

    package final override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withChild { measure(proposal, child: $0) } ?? .zero
    }

    package final override func findSteadySize() -> _SteadySize? {
        withChild { steadySize(of: $0) } ?? nil
    }

    package final override func findEdgeMoves() -> Bool {
        withChild { movesEdges(of: $0) } ?? false
    }

    /// A modifier adds no wish to those of its content.
    package final override func findOrdinariness() -> Bool {
        withChild { $0.isOrdinary } ?? false
    }

    package final override func placeChildren() {
        _ = withChild { placeContents(child: $0, in: self) }
    }

    package final override func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        collectContentsIfNeeded()
        guard let child else { return nil }
        return guide(key, of: child, in: self, at: proposal)
    }

    /// The guide of one child in this node, or in a layer of it.
    fileprivate func guide(
        _ key: AlignmentKey, of child: LayoutNode, in node: LayoutNode, at proposal: ProposedViewSize
    ) -> CGFloat? {
        let ask = { self.explicitAlignment(key, child: child, size: node.sizeThatFits(proposal), proposal: proposal) }
        return child.asksOthersForGuides ? node.rememberedGuide(key, at: proposal, ask) : ask()
    }

    package final override var asksOthersForGuides: Bool { true }

    /// What is told of the child passes on to the container.
    package override var preferencesForContainerMayChange: Bool { true }

    package final override var layoutSpacing: ViewSpacing {
        guard runtime.hasStackLeft else { return ViewSpacing() }
        collectContentsIfNeeded()
        guard let child else { return ViewSpacing() }
        return spacing(of: child)
    }

    package final override var enginePriority: Double {
        guard runtime.hasStackLeft else { return 0 }
        collectContentsIfNeeded()
        guard let child else { return 0 }
        return forwardsEnginePriority ? child.enginePriority : 0
    }

    // MARK: For subclasses: one child, in a node that is either this one or a layer

    package func measure(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize { child.sizeThatFits(proposal) }

    /// The size for every proposal that offers enough, where measuring is left as it is here: the child's.
    package func steadySize(of child: LayoutNode) -> _SteadySize? { nil }

    /// Whether an edge or a centre may be set as a guide, where guides are left as they are here: if the child does.
    package func movesEdges(of child: LayoutNode) -> Bool { child.movesEdges }

    /// Places the child, and whatever goes with it, within `node`, which has its size.
    package func placeContents(child: LayoutNode, in node: LayoutNode) {
        child.place(at: .zero, proposal: node.proposal)
    }

    package func explicitAlignment(
        _ key: AlignmentKey, child: LayoutNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        child.explicitAlignment(key, at: proposal)
    }

    package func spacing(of child: LayoutNode) -> ViewSpacing { child.layoutSpacing }

    /// Why `node` is as long as it is. Most modifiers without a line take what the content takes, and say nothing.
    package func layoutRules(on axis: Axis, of node: LayoutNode, child: LayoutNode) -> [String] {
        node.size[axis] == child.size[axis] && node.proposal[axis] == child.proposal[axis]
            ? [] : [node.plainRule(on: axis, cause: node.size[axis] == child.size[axis] ? "as its content" : nil)]
    }

    package override func layoutRules(on axis: Axis, toward child: LayoutNode?) -> [String] {
        guard let content = self.child else { return [] }
        return layoutRules(on: axis, of: self, child: content)
    }

    package var forwardsEnginePriority: Bool { true }

    /// Called when a layer for one of several children is made, and when it goes.
    package func layerDidMount(_ layer: WrapperLayer) {}
    package func layerWillUnmount(_ layer: WrapperLayer) {}

    /// Called after the contents were collected.
    package func contentsWereCollected() {}

    /// The layers as they were collected last.
    package final var currentLayersIfCollected: ContiguousArray<WrapperLayer> { layers }

    /// The layers that stand for this node, in order; none while it has at most one child.
    package final var currentLayers: ContiguousArray<WrapperLayer> {
        collectContentsIfNeeded()
        return layers
    }

    /// The line of a modifier that takes part in layout, with the content below it.
    package final func wrapperSnapshot(description: String, in context: SnapshotContext) -> SnapshotNode {
        SnapshotNode(
            description: description, frame: child == nil ? nil : context.frame(of: self),
            children: snapshotChildren(in: child == nil ? context : context.inside(self)))
    }

    /// The layers are described along with the modifier and are never asked themselves.
    package final override func didMakeSnapshot() {
        for layer in layers { layer.flags.remove(.snapshotIsStale) }
    }

    /// A modifier without a line: styles and flags for the lines below.
    package final func foldSnapshot(
        styles: [SnapshotAttribute] = [], flags: SnapshotFlags = [], identifiers: [String] = [],
        label: String? = nil, zIndex: Double = 0, picture: PictureHint = .none, in context: SnapshotContext
    ) -> SnapshotNode {
        SnapshotNode(
            role: .fold, kind: "fold", label: label, identifiers: identifiers, styles: styles, flags: flags,
            zIndex: zIndex, picture: picture, children: snapshotChildren(in: context))
    }

    @inline(__always)
    private func collectContentsIfNeeded() {
        if flags.contains(.layoutChildrenAreStale) { collectContents() }
    }

    private func collectContents() {
        flags.remove(.layoutChildrenAreStale)
        notes.insert(.wishesBelowMayBeDifferent)
        let found = runtime.collected { collectContents(into: &$0) }
        if found.count == 1 {
            let only = found[0]
            runtime.takeBack(found)
            dropLayers(keeping: [])
            contents = .one(only)
            only.container = self
            only.setStackAxis(stackAxis)
            contentsWereCollected()
            return
        }
        var known: [ObjectIdentifier: WrapperLayer] = [:]
        for layer in layers { known[ObjectIdentifier(layer.content)] = layer }
        let next = ContiguousArray(
            found.map { content in known[ObjectIdentifier(content)] ?? WrapperLayer(of: self, content: content) })
        dropLayers(keeping: Set(next.map(ObjectIdentifier.init)))
        contents = .several(next)
        for (index, layer) in layers.enumerated() {
            layer.content.container = layer
            if !layer.isMounted {
                layer.isMounted = true
                layer.isFirst = index == 0
                layerDidMount(layer)
            }
        }
        contentsWereCollected()
    }

    private func dropLayers(keeping kept: Set<ObjectIdentifier>) {
        guard case .several(let layers) = contents else { return }
        contents = .none
        for layer in layers where !kept.contains(ObjectIdentifier(layer)) {
            layerWillUnmount(layer)
            layer.flags.insert(.isUnmounted)
            layer.removeChildren()
        }
    }

    package override func willUnmount() {
        dropLayers(keeping: [])
        super.willUnmount()
    }
}

/// A modifier's layer over one of several children. It is no child of any node; the modifier's node owns it.
package final class WrapperLayer: LayoutNode, @unchecked Sendable {
    package unowned(unsafe) let wrapper: WrapperNode
    package let content: LayoutNode
    /// What the modifier keeps for this layer, such as the container of an overlay.
    package var secondary: LayoutNode?
    package internal(set) var isFirst = false
    fileprivate var isMounted = false

    init(of wrapper: WrapperNode, content: LayoutNode) {
        self.wrapper = wrapper
        self.content = content
        super.init(parent: wrapper)
        if wrapper.flags.contains(.hasTraits) { flags.insert(.hasTraits) }
    }

    package override var isContainer: Bool { false }
    package override var layoutChildren: ContiguousArray<LayoutNode> {
        if let secondary { return [content, secondary] }
        return [content]
    }
    package override var traitChild: LayoutNode? { content }
    package override var traitSearchStart: Node? { wrapper.parent }
    package override var printsFrame: Bool { wrapper.printsFrame }
    package override var layoutName: String { wrapper.layoutName }

    package override func layoutRules(on axis: Axis, toward child: LayoutNode?) -> [String] {
        wrapper.layoutRules(on: axis, of: self, child: content)
    }

    package override func setStackAxis(_ axis: Axis?) {
        super.setStackAxis(axis)
        forgetAnswers()
        content.setStackAxis(axis)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        wrapper.measure(proposal, child: content)
    }

    package override func findSteadySize() -> _SteadySize? { wrapper.steadySize(of: content) }
    package override func findEdgeMoves() -> Bool { wrapper.movesEdges(of: content) }
    package override func findOrdinariness() -> Bool { content.isOrdinary }

    package override func placeChildren() {
        wrapper.placeContents(child: content, in: self)
    }

    package override func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        wrapper.guide(key, of: content, in: self, at: proposal)
    }

    package override var preferencesForContainerMayChange: Bool { true }

    package override var asksOthersForGuides: Bool { true }

    package override var layoutSpacing: ViewSpacing { wrapper.spacing(of: content) }

    package override var enginePriority: Double { wrapper.forwardsEnginePriority ? content.enginePriority : 0 }
}
