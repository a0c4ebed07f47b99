/// The retained object behind a view.
///
/// Children form a sibling list. The base class is transparent: it takes no space and prints no line of its own.
///
/// Invariant: used on the main actor only, from `mount` until `unmount`.
///
/// A node counts no reference to what outlives it. On hot paths `withRuntime` and the references themselves are used, since
/// each use of a property such as `runtime` counts twice.
@usableFromInline
package class Node: SourceReader, @unchecked Sendable {
    package final let runtimeReference: Unmanaged<Runtime>
    @exclusivity(unchecked) @usableFromInline package final var parentReference: Unmanaged<Node>?
    @exclusivity(unchecked) @usableFromInline package final var firstChild: Node?
    @exclusivity(unchecked) @usableFromInline package final var nextSibling: Node?
    @exclusivity(unchecked) package final var scopeReference: Unmanaged<EnvironmentScope>
    @exclusivity(unchecked) final var cachedSnapshot: SnapshotNode?
    // What follows is small; subclasses find four bytes of room behind it.
    package final let depth: Int32
    @exclusivity(unchecked) package final var flags: NodeFlags = []
    /// Which preference keys are written here or below, as bits of their hash; bit 0 marks dynamic content.
    @exclusivity(unchecked) package final var preferenceMask: UInt32 = 0

    @usableFromInline
    package init(parent: borrowing Node) {
        runtimeReference = parent.runtimeReference
        parentReference = .passUnretained(parent)
        depth = parent.depth + 1
        // Asking only those that open a scope saves most nodes a dynamic call and two counts of references.
        scopeReference =
            parent.flags.contains(.isScopeNode) ? .passUnretained(parent.childScope) : parent.scopeReference
        if parent.flags.passTraits { flags.insert(.hasTraits) }
    }

    /// Makes the node at the top of a tree.
    package init(root runtime: Runtime, scope: EnvironmentScope) {
        runtimeReference = .passUnretained(runtime)
        scopeReference = .passUnretained(scope)
        depth = 0
    }

    package final var runtime: Runtime { runtimeReference.takeUnretainedValue() }

    @usableFromInline
    package final var parent: Node? {
        get { parentReference?.takeUnretainedValue() }
        set { parentReference = newValue.map(Unmanaged.passUnretained) }
    }

    /// The scope in which this node reads the environment.
    package final var scope: EnvironmentScope {
        get { scopeReference.takeUnretainedValue() }
        set { scopeReference = .passUnretained(newValue) }
    }

    /// Uses the runtime, which outlives the node, without counting references.
    @inline(__always)
    package final func withRuntime<Result>(_ work: (Runtime) -> Result) -> Result {
        runtimeReference._withUnsafeGuaranteedRef(work)
    }

    /// Goes up from this node for as long as `isGoingOn` says, without counting references.
    @inline(__always)
    package final func climb(while isGoingOn: (Node) -> Bool) {
        var next: Unmanaged<Node>? = .passUnretained(self)
        while let node = next, node._withUnsafeGuaranteedRef(isGoingOn) {
            next = node._withUnsafeGuaranteedRef { $0.parentReference }
        }
    }

    /// The scope in which the children read the environment. A node that opens one has the flag `isScopeNode`.
    package var childScope: EnvironmentScope { scope }

    /// Brings up to date a node that was marked; called by the update pass, parents before their children.
    package func performUpdate() {}

    /// Called once when the node leaves the tree; its children get the same call after it.
    package func willUnmount() {}

    /// Adds the layout nodes that stand for this node in its container. Only layout nodes override it.
    package func collectLayoutNodes(into list: inout ContiguousArray<LayoutNode>) {
        collectLayoutNodesBelow(into: &list)
    }

    /// What this node hands up for a preference key: by default what its children do.
    package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { combinedPreference(key) }

    /// Whether ancestors see the preferences below. The content of a presentation keeps its own.
    package var handsUpPreferences: Bool { true }

    /// Called when layout nodes below, outside any container there, came or went.
    package func contentsDidChange() {}

    /// Whether the number of views below may change with the program's values.
    package var isDynamicContent: Bool { false }

    /// The name of this node in paths and logs, or nothing for a node that has none.
    package var pathComponent: String? { nil }

    /// The environment values that a line of this node is to show, where an outline asks for them.
    package func environmentEntries(in context: SnapshotContext) -> [SnapshotEnvironmentEntry] { [] }

    /// Called when a built-in environment value that views of the library read may have become different.
    package func environmentDidChange() {}

    /// Called after the snapshot was made, for nodes that describe others along with themselves.
    package func didMakeSnapshot() {}

    /// What the renderers see of this node.
    package func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        .group(children: snapshotChildren(in: context))
    }
}

/// What is pending or known about a node.
package struct NodeFlags: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Waits in the update queue.
    static let isQueued = NodeFlags(rawValue: 1 << 0)
    /// Its evaluation must run even if no environment value turns out to be different.
    static let needsEvaluation = NodeFlags(rawValue: 1 << 1)
    /// Has left the tree.
    static let isUnmounted = NodeFlags(rawValue: 1 << 2)
    /// The snapshot of this node, or of one below it, is out of date.
    static let snapshotIsStale = NodeFlags(rawValue: 1 << 3)
    /// The list of layout children must be collected again.
    static let layoutChildrenAreStale = NodeFlags(rawValue: 1 << 4)
    /// Its answers may have changed; it waits in the layout queue.
    static let needsMeasuring = NodeFlags(rawValue: 1 << 5)
    /// Its children must be placed again, even where its size is the same.
    static let needsPlacing = NodeFlags(rawValue: 1 << 6)
    /// A layout node below must be placed again.
    static let hasPlacingBelow = NodeFlags(rawValue: 1 << 7)
    /// Is being evaluated at this moment.
    static let isEvaluating = NodeFlags(rawValue: 1 << 8)
    /// Belongs to a part of the tree that is kept but not on screen: a covered screen, a tab that is not selected.
    static let isOffScreen = NodeFlags(rawValue: 1 << 9)
    /// Has been placed at least once.
    static let isPlaced = NodeFlags(rawValue: 1 << 10)
    /// Its preferences, or those of a node below, must be combined again.
    static let preferencesAreStale = NodeFlags(rawValue: 1 << 11)
    /// Is a `LayoutNode`; asked for on the way up, where a dynamic cast would be felt.
    static let isLayoutNode = NodeFlags(rawValue: 1 << 12)
    /// Is an `EvaluatingNode`.
    static let isEvaluatingNode = NodeFlags(rawValue: 1 << 13)
    /// Is a `LifecycleNode`.
    static let isLifecycleNode = NodeFlags(rawValue: 1 << 14)
    /// Is a `TraitNode`.
    static let isTraitNode = NodeFlags(rawValue: 1 << 15)
    /// Hears of changes to the preferences below it.
    static let readsPreferences = NodeFlags(rawValue: 1 << 16)
    /// Shows an issue in place of its content.
    static let showsIssue = NodeFlags(rawValue: 1 << 17)
    /// Wants to hear when a built-in environment value changes above.
    static let readsEnvironment = NodeFlags(rawValue: 1 << 18)
    /// Opens a scope of its own; the scope above may hide changes from what is below.
    static let isScopeNode = NodeFlags(rawValue: 1 << 19)
    /// Is the root of a layer: it is drawn in the window, not where it stands in the tree.
    static let isLayerRoot = NodeFlags(rawValue: 1 << 20)
    /// Has properties of the user's own kind, whose `update()` runs before the code.
    static let updatesProperties = NodeFlags(rawValue: 1 << 21)
    /// Is a `LazyRun`: some of its rows may not be made.
    static let isLazyRun = NodeFlags(rawValue: 1 << 22)
    /// Is a modifier without a line of its own.
    static let printsNoLine = NodeFlags(rawValue: 1 << 27)
    /// Is kept at the edge of what is visible, in front of what scrolls there.
    static let isPinned = NodeFlags(rawValue: 1 << 26)
    /// Stands below a trait node, with no layout node between.
    static let hasTraits = NodeFlags(rawValue: 1 << 25)

    /// Is shown by a `SubviewNode` in another part of the tree: what it looks like concerns that node, not the parent.
    static let isShownElsewhere = NodeFlags(rawValue: 1 << 29)
    /// Is a `SubviewHolderNode`.
    static let isSubviewHolder = NodeFlags(rawValue: 1 << 28)

    /// Whether children get traits from the node, or through it.
    var passTraits: Bool {
        contains(.isTraitNode) || contains(.hasTraits) && !contains(.isLayoutNode)
    }

    /// Places its children from right to left at this moment.
    static let mirrorsPlacements = NodeFlags(rawValue: 1 << 24)
    /// Is a `LazyContentNode`: a `ForEach` directly in it makes only the rows that show.
    static let isLazyContainer = NodeFlags(rawValue: 1 << 23)
}
