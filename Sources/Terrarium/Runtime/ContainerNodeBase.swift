package import TerrariumLayout

/// A node that arranges several layout children, in whatever way.
package class ContainerNodeBase: LayoutNode, @unchecked Sendable {
    /// The children as they were collected last; `collectChildrenIfNeeded` brings them up to date.
    @exclusivity(unchecked) private(set) final var children: ContiguousArray<LayoutNode> = []
    /// Whether the children are a fixed list rather than the result of a loop or a condition.
    @exclusivity(unchecked) private(set) final var isStatic = true
    /// What the container around this one was told last, if it asked. Nearly all want nothing, and nobody has to ask.
    @exclusivity(unchecked) private final var told: ToldPreferences?

    /// What the outline calls this node; an empty name makes no line.
    package let kind: String

    package init(kind: String, parent: borrowing Node) {
        self.kind = kind
        super.init(parent: parent)
        flags.insert([.layoutChildrenAreStale, .readsEnvironment])
    }

    package override init(root runtime: Runtime, scope: EnvironmentScope) {
        kind = ""
        super.init(root: runtime, scope: scope)
        flags.insert([.layoutChildrenAreStale, .readsEnvironment])
    }

    // MARK: For subclasses

    /// The axis that the children's Spacers follow.
    package var childAxis: Axis? { nil }

    /// Called when the children were collected.
    package func childrenWereCollected() {}

    /// Called when the list of children, or what is read of them, is another one.
    package func arrangementIsStale() {}

    /// Whether the node, which is not transparent, is known to want nothing but standard distances and priority zero. An
    /// empty container is not: like a Spacer, it keeps no distance and is served last.
    package func hasNoWishes() -> Bool { false }

    /// The distances that the children make this node want.
    package func findSpacing() -> ViewSpacing { ViewSpacing() }

    /// The child that this node is nothing but, if it is.
    package var transparentChild: LayoutNode? { nil }

    /// The quoted string of the line.
    package var snapshotText: String? { nil }

    /// What the picture draws of the container itself.
    package var snapshotPicture: PictureHint { .none }

    /// Attributes of the line, in documented order.
    package var snapshotAttributes: [SnapshotAttribute] { [] }

    // MARK: Describing

    package override var printsFrame: Bool { !kind.isEmpty }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        if kind.isEmpty { return .group(children: snapshotChildren(in: context)) }
        return SnapshotNode(
            kind: kind, text: snapshotText, attributes: snapshotAttributes, frame: context.frame(of: self),
            picture: snapshotPicture, children: snapshotChildren(in: context.inside(self)))
    }

    package override var layoutName: String { kind.isEmpty ? "views" : kind }

    // MARK: Layout

    package override func environmentDidChange() { layoutDidChange() }

    package override var layoutChildren: ContiguousArray<LayoutNode> {
        collectChildrenIfNeeded()
        return children
    }

    package override func answersWillBeAskedAgain() {
        arrangementDidBecomeStale()
    }

    package final override func findOrdinariness() -> Bool {
        collectChildrenIfNeeded()
        return transparentChild.map { $0.isOrdinary } ?? hasNoWishes()
    }

    package override var enginePriority: Double {
        guard runtime.hasStackLeft else { return 0 }
        collectChildrenIfNeeded()
        if wantsNothing { return 0 }
        let priority = transparentChild.map(\.layoutPriority) ?? (children.isEmpty ? -.infinity : 0)
        tell { $0.priority = priority }
        return priority
    }

    package override var layoutSpacing: ViewSpacing {
        guard runtime.hasStackLeft else { return ViewSpacing() }
        collectChildrenIfNeeded()
        if wantsNothing { return ViewSpacing() }
        if let spacing = told?.currentSpacing { return spacing }
        let spacing = transparentChild.map(\.layoutSpacing) ?? findSpacing()
        tell {
            $0.spacing = spacing
            $0.currentSpacing = spacing
        }
        return spacing
    }

    /// Whether the node is ordinary, apart from what modifiers say. Then that is what the container around it was told.
    private var wantsNothing: Bool {
        guard isOrdinaryInItself else { return false }
        told = nil
        return true
    }

    private func tell(_ change: (ToldPreferences) -> Void) {
        let told = told ?? ToldPreferences()
        self.told = told
        change(told)
    }

    package override var preferencesForContainerMayChange: Bool {
        guard let told else { return false }
        let (spacing, priority) = (told.spacing, told.priority)
        if let spacing, layoutSpacing != spacing { return true }
        if let priority, enginePriority != priority { return true }
        return false
    }

    package override var asksOthersForGuides: Bool { true }

    /// Lets go of the children, for a node that outlives them.
    final func forgetChildren() {
        children = []
        childrenWereCollected()
        flags.insert(.layoutChildrenAreStale)
        arrangementDidBecomeStale()
    }

    @inline(__always)
    final func collectChildrenIfNeeded() {
        if flags.contains(.layoutChildrenAreStale) { collectChildren() }
    }

    private final func collectChildren() {
        flags.remove(.layoutChildrenAreStale)
        notes.insert(.wishesBelowMayBeDifferent)
        var list: ContiguousArray<LayoutNode> = []
        swap(&list, &children)
        list.removeAll(keepingCapacity: true)
        var count = 0
        forEachChild { _ in count += 1 }
        list.reserveCapacity(count)
        forEachChild { $0.collectLayoutNodes(into: &list) }
        // A single view of a place that stacks several, such as the window, does not stand in a stack.
        let axis = kind.isEmpty && list.count == 1 ? nil : childAxis
        list.withUnsafeBufferPointer { list in
            for child in list.uncounted {
                child._withUnsafeGuaranteedRef {
                    $0.container = self
                    $0.setStackAxis(axis)
                }
            }
        }
        isStatic = kind.isEmpty || !isAnyDynamic(list)
        children = list
        childrenWereCollected()
        arrangementDidBecomeStale()
    }

    /// The children as a layout sees them.
    final var layoutSubviews: LayoutSubviews {
        LayoutSubviews(
            children.map { LayoutSubview($0) }, layoutDirection: scope.isRightToLeft ? .rightToLeft : .leftToRight,
            isStatic: isStatic)
    }

    private func arrangementDidBecomeStale() {
        told?.currentSpacing = nil
        arrangementIsStale()
    }
}

/// What a container has told the container around it of its wishes.
private final class ToldPreferences {
    var spacing: ViewSpacing?
    var priority: Double?
    /// The distances, while they are known to be right.
    var currentSpacing: ViewSpacing?

    nonisolated deinit {}
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
    @inline(__always)
    package final func placeInReadingDirection(_ place: () -> Void) {
        guard scopeReference._withUnsafeGuaranteedRef({ $0.isRightToLeft }) else { return place() }
        flags.insert(.mirrorsPlacements)
        place()
        flags.remove(.mirrorsPlacements)
    }
}
