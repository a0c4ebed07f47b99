import Foundation
package import TerrariumLayout

/// One window's tree and everything that is pending in it.
///
/// Invariant: between `update()` calls nothing runs by itself; writes only mark. `update()` returns when nothing is
/// pending or when the tree is found not to settle.
@usableFromInline
package final class Runtime: @unchecked Sendable {
    package private(set) var root: RootNode!
    package let rootScope: EnvironmentScope
    package let layers = LayerList()
    package var window = WindowGeometry()
    package let textMetrics: TextMetrics
    @exclusivity(unchecked) var textSurroundings = TextSurroundingsCache()
    package let missingObjects: MissingObjectPolicy
    @exclusivity(unchecked) package var counters = RuntimeCounters()
    @exclusivity(unchecked) var measuring = MeasuringBudget()
    @exclusivity(unchecked) package var recorder: EvaluationRecorder?
    package internal(set) var issues = IssueList()

    @exclusivity(unchecked) var updateQueue = DepthQueue()
    /// Nodes that a body marked which the running update pass has gone past: the next round takes them.
    private var nextRound: ContiguousArray<Node> = []
    /// The nodes that lead to the subview that is being described, outermost first; its own node is the last.
    var subviewPath: ContiguousArray<Node> = []
    /// An empty list that collecting layout nodes borrows, so that it allocates nothing.
    private var collecting: ContiguousArray<LayoutNode> = []
    /// How far down the running update pass has come; -1 while none runs.
    @exclusivity(unchecked) private var passDepth: Int32 = -1
    @exclusivity(unchecked) var layoutQueue = LayoutQueue()
    var lifecycle = LifecycleQueue()
    var preferenceReaders: [any PreferenceReading] = []
    @exclusivity(unchecked) var stack = StackLimit()
    var batches = WriteBatches()
    private(set) var needsPlacing = true
    private(set) var isUpdating = false
    /// Whether bodies or layouts run, so that the tree must neither be looked at nor taken apart.
    private(set) var isTreeOpen = false
    private var unmountsAfterUpdate = false
    package private(set) var isUnmounted = false
    var positionWatchers = PositionWatchers()
    /// The time that the views are told, and who shows it.
    package let time = HostTime()
    /// The tasks that the views of this tree have started.
    package let tasks = TaskRegistry()
    /// Which field takes what is typed.
    package let focus = FocusHolder()
    /// What the part of the tree with the focus hands over.
    let focusedValues = FocusedValueSource()
    /// What `@SceneStorage` keeps for the window.
    let sceneStore = SceneStore()
    var refreshables: [WeakRefreshable] = []
    /// The actions of a row that a swipe has revealed.
    weak var revealedSwipe: SwipeActionsNode?
    /// While the first of several taps in a row is carried out.
    var moreTapsFollow = false

    /// Called when something was marked while no update runs.
    package var onInvalidate: (() -> Void)?

    package init(rootScope: EnvironmentScope, textMetrics: TextMetrics, missingObjects: MissingObjectPolicy) {
        self.rootScope = rootScope
        self.textMetrics = textMetrics
        self.missingObjects = missingObjects
        LiveRuntimes.add(self)
    }

    deinit {
        LiveRuntimes.remove(self)
    }

    /// Mounts the content of the window.
    package func mount<Content: View>(_ content: Content) {
        stack.enter()
        let root = RootNode(runtime: self, scope: rootScope)
        self.root = root
        isUpdating = true
        isTreeOpen = true
        // A host may be made while the body of another one runs, which must not count this one's reads as its own.
        EvaluationFrame.withoutRecording { root.updateContent(content) }
        isTreeOpen = false
        isUpdating = false
        layers.setContent(root)
        update()
    }

    // MARK: Marking

    package func enqueue(_ node: Node) {
        guard !node.flags.contains(.isQueued) else { return }
        node.flags.insert(.isQueued)
        if node.depth <= passDepth {
            // A body wrote what it or a view above it reads. Within this pass the two could go on for ever.
            nextRound.append(node)
            return
        }
        updateQueue.insert(node)
        if !isUpdating { onInvalidate?() }
    }

    func enqueueLayout(_ node: LayoutNode) {
        layoutQueue.insert(node)
    }

    func setNeedsPlacing() {
        needsPlacing = true
    }

    /// The layout nodes that a walk adds to a list; the array is given back by `takeBack`.
    func collected(_ walk: (inout ContiguousArray<LayoutNode>) -> Void) -> ContiguousArray<LayoutNode> {
        var list: ContiguousArray<LayoutNode> = []
        swap(&list, &collecting)
        walk(&list)
        return list
    }

    /// Keeps a list that `collected` gave and that nobody needs any more.
    func takeBack(_ list: consuming ContiguousArray<LayoutNode>) {
        list.removeAll(keepingCapacity: list.capacity <= 64)
        collecting = list
    }

    // MARK: Updating

    /// Runs the passes until nothing is pending.
    ///
    /// A tree in which every round brings new work is stopped after a bounded number of rounds and reported as
    /// `unsettledState`, with the view that kept writing.
    package func update() {
        guard !isUpdating, !isUnmounted else { return }
        isUpdating = true
        stack.enter()
        StoredSources.look()
        EvaluationFrame.withoutRecording { runRounds() }
        textSurroundings.forget()
        isUpdating = false
        if unmountsAfterUpdate { unmount() }
    }

    private func runRounds() {
        defer { isTreeOpen = false }
        var rounds = 0
        while hasPendingWork, !unmountsAfterUpdate {
            rounds += 1
            isTreeOpen = true
            if rounds > Self.roundLimit {
                reportUnsettled()
                return
            }
            for restore in batches.takeNext() { restore() }
            takeNextRound()
            runUpdatePass()
            runPreferencePass()
            layers.update(in: self)
            if hasMarkedNodes { continue }
            runLayoutPass()
            // What is made to measure may hand up something new.
            if hasMarkedNodes || !preferenceReaders.isEmpty { continue }
            isTreeOpen = false
            runLifecyclePass()
            if isUnmounted { return }
        }
        tasks.startWaiting()
    }

    static let roundLimit = 100

    private var hasMarkedNodes: Bool { !updateQueue.isEmpty || !nextRound.isEmpty }

    private var hasPendingWork: Bool {
        hasMarkedNodes || !layoutQueue.isEmpty || needsPlacing || !preferenceReaders.isEmpty
            || lifecycle.hasWork || layers.isStale || batches.hasSealed
    }

    private func runLayoutPass() {
        measuring.beginPass()
        layoutQueue.beginPass()
        while true {
            while let node = layoutQueue.pop() {
                if !node.flags.contains(.isUnmounted), node.flags.contains(.needsMeasuring) { node.revalidate() }
            }
            guard needsPlacing else { break }
            needsPlacing = false
            layers.place(in: self)
            if positionWatchers.check(in: self) { needsPlacing = true }
            if !updateQueue.isEmpty { break }
        }
    }

    private func runUpdatePass() {
        while let node = updateQueue.popShallowest() {
            node.flags.remove(.isQueued)
            if !node.flags.contains(.isUnmounted) {
                counters.nodesVisited += 1
                passDepth = node.depth
                node.performUpdate()
            }
        }
        passDepth = -1
    }

    private func takeNextRound() {
        guard !nextRound.isEmpty else { return }
        for node in nextRound { updateQueue.insert(node) }
        nextRound.removeAll()
    }

    private func reportUnsettled() {
        takeNextRound()
        let culprit = updateQueue.first ?? lifecycle.lastWriter ?? root
        updateQueue.removeAll()
        layoutQueue.removeAll()
        lifecycle.drop()
        needsPlacing = true
        if let culprit {
            report(
                .unsettledState,
                "State that is written on every update never settles: stopped after \(Self.roundLimit) rounds. "
                    + "Write it only when it has to change.",
                at: culprit)
        }
        runLayoutPass()
    }

    /// Takes the tree apart: disappear actions run, tasks are cancelled, everything is released.
    ///
    /// While bodies run it waits until they have ended.
    package func unmount() {
        guard !isUnmounted else { return }
        guard !isTreeOpen else {
            unmountsAfterUpdate = true
            return
        }
        isUpdating = true
        isUnmounted = true
        isTreeOpen = true
        layers.removeAll()
        root.removeChildren()
        root.forgetChildren()
        root.flags.insert(.isUnmounted)
        isTreeOpen = false
        runLifecyclePass()
        isUpdating = false
        tasks.cancelAll()
        takeNextRound()
        updateQueue.removeAll()
        layoutQueue.removeAll()
        lifecycle.drop()
        positionWatchers.removeAll()
        time.removeReaders()
        textSurroundings.forget()
        preferenceReaders.removeAll()
    }
}

/// Counts that tests assert and benchmarks report.
package struct RuntimeCounters: Sendable {
    package var evaluations = 0
    package var nodesVisited = 0
    package var measurements = 0
    package var placements = 0
}
