package import Foundation
package import TerrariumLayout

/// A node that arranges several layout children with a `Layout`.
package class ContainerNode<L: Layout>: LayoutNode, @unchecked Sendable {
    @exclusivity(unchecked) private var engine: LayoutEngine<L>
    @exclusivity(unchecked) private var children: ContiguousArray<LayoutNode> = []
    @exclusivity(unchecked) private var subviews: LayoutSubviews
    /// What the container around this one was told last, if it asked.
    @exclusivity(unchecked) private var toldSpacing: ViewSpacing?
    @exclusivity(unchecked) private var toldPriority: Double?

    /// What the outline calls this node; an empty name makes no line.
    package let kind: String

    package init(_ layout: L, kind: String, parent: borrowing Node) {
        engine = LayoutEngine(layout)
        subviews = LayoutSubviews([], layoutDirection: .leftToRight)
        self.kind = kind
        super.init(parent: parent)
        flags.insert([.layoutChildrenAreStale, .readsEnvironment])
    }

    package init(_ layout: L, root runtime: Runtime, scope: EnvironmentScope) {
        engine = LayoutEngine(layout)
        subviews = LayoutSubviews([], layoutDirection: .leftToRight)
        kind = ""
        super.init(root: runtime, scope: scope)
        flags.insert([.layoutChildrenAreStale, .readsEnvironment])
    }

    /// The quoted string of the line.
    package var snapshotText: String? { nil }

    /// What the picture draws of the container itself.
    package var snapshotPicture: PictureHint { .none }

    /// Attributes of the line, in documented order.
    package var snapshotAttributes: [SnapshotAttribute] { [] }

    package override var printsFrame: Bool { !kind.isEmpty }

    package override func environmentDidChange() {
        // The subviews tell a layout the reading direction, so that another direction makes them anew.
        if (subviews.layoutDirection == .rightToLeft) != scope.isRightToLeft { flags.insert(.layoutChildrenAreStale) }
        layoutDidChange()
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        if kind.isEmpty { return .group(children: snapshotChildren(in: context)) }
        return SnapshotNode(
            kind: kind, text: snapshotText, attributes: snapshotAttributes, frame: context.frame(of: self),
            picture: snapshotPicture, children: snapshotChildren(in: context.inside(self)))
    }

    package override var layoutName: String { kind.isEmpty ? "views" : kind }

    package override func layoutRules(on axis: Axis, toward child: LayoutNode?) -> [String] {
        collectChildrenIfNeeded()
        return rules(of: engine.layout, for: subviews, on: axis, toward: child)
    }

    /// The layout that arranges the children.
    package var layout: L { engine.layout }

    /// Takes a new value of the layout.
    package final func setLayout(_ layout: L) {
        engine.update(layout)
        layoutDidChange()
    }

    package override var layoutChildren: ContiguousArray<LayoutNode> {
        collectChildrenIfNeeded()
        return children
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        collectChildrenIfNeeded()
        return engine.sizeThatFits(proposal, subviews: subviews)
    }

    package override func findSteadySize() -> _SteadySize? {
        collectChildrenIfNeeded()
        return engine.steadySize(of: subviews)
    }

    package override func findEdgeMoves() -> Bool {
        collectChildrenIfNeeded()
        return engine.movesEdges(of: subviews)
    }

    package override func placeChildren() {
        collectChildrenIfNeeded()
        placeInReadingDirection {
            engine.placeSubviews(in: size, proposal: proposal, subviews: subviews)
        }
        let wrong = engine.takeDiagnostics()
        if !wrong.isEmpty { report(wrong) }
    }

    package override func answersWillBeAskedAgain() {
        engine.invalidate()
    }

    package override var enginePriority: Double {
        guard runtime.hasStackLeft else { return 0 }
        collectChildrenIfNeeded()
        let priority = engine.priority(of: subviews)
        toldPriority = priority
        return priority
    }

    package override var layoutSpacing: ViewSpacing {
        guard runtime.hasStackLeft else { return ViewSpacing() }
        collectChildrenIfNeeded()
        let spacing = engine.spacing(of: subviews)
        toldSpacing = spacing
        return spacing
    }

    package override var preferencesForContainerMayChange: Bool {
        if let toldSpacing, layoutSpacing != toldSpacing { return true }
        if let toldPriority, enginePriority != toldPriority { return true }
        return false
    }

    /// Lets go of the children, for a node that outlives them.
    final func forgetChildren() {
        children = []
        subviews = LayoutSubviews([], layoutDirection: .leftToRight)
        flags.insert(.layoutChildrenAreStale)
        engine.invalidate()
    }

    package override func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        rememberedGuide(key, at: proposal) {
            collectChildrenIfNeeded()
            return engine.explicitAlignment(key, in: sizeThatFits(proposal), proposal: proposal, subviews: subviews)
        }
    }

    package override var asksOthersForGuides: Bool { true }

    private func collectChildrenIfNeeded() {
        guard flags.contains(.layoutChildrenAreStale) else { return }
        flags.remove(.layoutChildrenAreStale)
        children.removeAll(keepingCapacity: true)
        var child = firstChild
        while let node = child {
            node.collectLayoutNodes(into: &children)
            child = node.nextSibling
        }
        // A single view of a place that stacks several, such as the window, does not stand in a stack.
        let axis = kind.isEmpty && children.count == 1 ? nil : engine.stackAxis
        for child in children {
            child.container = self
            child.setStackAxis(axis)
        }
        subviews = LayoutSubviews(
            children.map { LayoutSubview($0) },
            layoutDirection: scope.isRightToLeft ? .rightToLeft : .leftToRight,
            isStatic: kind.isEmpty || !isAnyDynamic(children))
        engine.invalidate()
    }
}

extension LayoutNode {
    /// Whether a single child comes out of a condition, a loop or an `AnyView` rather than standing in the code alone.
    fileprivate final func isAnyDynamic(_ children: ContiguousArray<LayoutNode>) -> Bool {
        guard children.count == 1 else { return false }
        var node = children[0].parent
        while let current = node, current !== self {
            if current.isDynamicContent { return true }
            node = current.parent
        }
        return false
    }

    /// Runs placements that count from where reading starts. In a right-to-left scope they are turned around as they are
    /// made, so that a child that stays where it is does not move twice.
    package final func placeInReadingDirection(_ place: () -> Void) {
        guard scope.isRightToLeft else { return place() }
        flags.insert(.mirrorsPlacements)
        place()
        flags.remove(.mirrorsPlacements)
    }
}
