package import Foundation
package import TerrariumLayout

/// A node that arranges its layout children in a row or a column.
///
/// Stacks are what most trees are made of. So they have a node that knows its layout, and that lets the solver ask the
/// children themselves, where a `ContainerNode` shows each of them to a layout that it knows nothing of.
package class StackNode: ContainerNodeBase, @unchecked Sendable {
    @exclusivity(unchecked) private final var solver: StackSolver
    /// Made when the stack is first measured.
    @exclusivity(unchecked) private final var knownCache: UnsafeMutablePointer<_StackCache>?
    @exclusivity(unchecked) private final var isCacheStale = true
    /// What was wrong with the numbers of the stack since the last placement.
    @exclusivity(unchecked) private final var diagnostics: LayoutDiagnostics = []

    package init(_ solver: StackSolver, kind: String, parent: borrowing Node) {
        self.solver = solver
        super.init(kind: kind, parent: parent)
        noteSpacing()
    }

    package init(_ solver: StackSolver, root runtime: Runtime, scope: EnvironmentScope) {
        self.solver = solver
        super.init(root: runtime, scope: scope)
        noteSpacing()
    }

    deinit {
        knownCache?.deinitialize(count: 1)
        knownCache?.deallocate()
    }

    private final var cache: _StackCache {
        @inline(__always)
        _read { yield cachePointer.pointee }
        @inline(__always)
        _modify { yield &cachePointer.pointee }
    }

    private final var cachePointer: UnsafeMutablePointer<_StackCache> {
        if let knownCache { return knownCache }
        let made = UnsafeMutablePointer<_StackCache>.allocate(capacity: 1)
        made.initialize(to: _StackCache())
        knownCache = made
        return made
    }

    /// Takes a new value of what the stack arranges its children by.
    package final func setSolver(_ solver: StackSolver) {
        guard solver != self.solver else { return }
        self.solver = solver
        noteSpacing()
        arrangementIsStale()
        notes.insert(.wishesBelowMayBeDifferent)
        layoutDidChange()
    }

    private func noteSpacing() {
        if solver.hasInvalidSpacing { diagnostics.insert(.invalidSpacing) }
    }

    package final override func layoutRules(on axis: Axis, toward child: LayoutNode?) -> [String] {
        collectChildrenIfNeeded()
        return solver.axis == .horizontal
            ? rules(of: HStackLayout(solver), for: layoutSubviews, on: axis, toward: child)
            : rules(of: VStackLayout(solver), for: layoutSubviews, on: axis, toward: child)
    }

    // MARK: Arranging

    package final override func measure(_ proposal: ProposedViewSize) -> CGSize {
        collectChildrenIfNeeded()
        if isTransparent { return transparentChild?.sizeThatFits(proposal) ?? .zero }
        withMembers { solver.solve(proposal, $0, &cache) }
        guard cache.size.isValidAnswer else {
            diagnostics.insert(.invalidSize)
            return cache.size.validAnswer
        }
        return cache.size
    }

    package final override func findSteadySize() -> _SteadySize? {
        collectChildrenIfNeeded()
        if isTransparent { return transparentChild?.steadySize }
        return withMembers { solver.steadySize($0, &cache) }
    }

    package final override func findEdgeMoves() -> Bool {
        collectChildrenIfNeeded()
        return isTransparent && transparentChild?.movesEdges ?? false
    }

    package final override func placeChildren() {
        collectChildrenIfNeeded()
        placeInReadingDirection {
            if isTransparent {
                transparentChild?.place(at: .zero, proposal: proposal)
            } else {
                let bounds = CGRect(origin: .zero, size: size)
                withMembers { solver.place(in: bounds, proposal, $0, &cache) }
            }
        }
        guard !diagnostics.isEmpty else { return }
        let wrong = diagnostics
        diagnostics = []
        report(wrong)
    }

    package final override func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        rememberedGuide(key, at: proposal) {
            collectChildrenIfNeeded()
            if let only = transparentChild { return only.explicitAlignment(key, at: proposal) }
            let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal))
            let guide = withMembers { solver.explicitAlignment(key, in: bounds, proposal, $0, &cache) }
            guard let guide, !guide.isFinite else { return guide }
            diagnostics.insert(.invalidGuide)
            return 0
        }
    }

    package final override var childAxis: Axis? { solver.axis }

    package final override func arrangementIsStale() {
        isCacheStale = true
    }

    package final override func answersWillBeAskedAgain() {
        // Mostly a child has another size and wants what it wanted before.
        if notes.contains(.wishesBelowMayBeDifferent) { super.answersWillBeAskedAgain() } else { cache.forgetSizes() }
    }

    /// A stack that is not empty has priority zero. Most have no wishes along their edges, whatever is between.
    package final override func hasNoWishes() -> Bool {
        !children.isEmpty && withMembers { solver.wantsNothing($0) }
    }

    package final override func findSpacing() -> ViewSpacing {
        withMembers { solver.preferences($0) }
    }

    package final override var transparentChild: LayoutNode? {
        isTransparent ? children.first : nil
    }

    private var isTransparent: Bool { isStatic && children.count == 1 }

    /// Lets the solver ask the children, with a cache that is up to date.
    @inline(__always)
    private func withMembers<Result>(_ work: (NodeMembers) -> Result) -> Result {
        // A reference of its own: a child that is placed may run code that changes the list.
        let children = children
        return children.withUnsafeBufferPointer { buffer in
            let members = NodeMembers(buffer)
            if isCacheStale {
                isCacheStale = false
                solver.update(&cache, members)
            }
            return work(members)
        }
    }
}

/// The children of a stack as the solver asks them. They are alive while it does, so that nobody counts references.
private struct NodeMembers: StackMembers {
    private let nodes: UnsafeBufferPointer<Unmanaged<LayoutNode>>

    @inline(__always)
    init(_ nodes: UnsafeBufferPointer<LayoutNode>) {
        self.nodes = nodes.uncounted
    }

    var count: Int { nodes.count }

    @inline(__always)
    private func with<Result>(_ index: Int, _ work: (LayoutNode) -> Result) -> Result {
        nodes[index]._withUnsafeGuaranteedRef(work)
    }

    func isOrdinary(_ index: Int) -> Bool { with(index) { $0.isOrdinary } }

    func spacing(_ index: Int) -> ViewSpacing { with(index) { $0.layoutSpacing } }

    func priority(_ index: Int) -> Double { with(index) { $0.layoutPriority } }

    func element(_ index: Int) -> any LayoutElement { with(index) { $0 } }

    func sizeThatFits(_ index: Int, _ proposal: ProposedViewSize) -> CGSize {
        with(index) { $0.sizeThatFits(proposal) }
    }

    func steadySize(_ index: Int) -> _SteadySize? { with(index) { $0.steadySize } }

    func movesEdges(_ index: Int) -> Bool { with(index) { $0.movesEdges } }

    func place(_ index: Int, at origin: CGPoint, proposal: ProposedViewSize) {
        with(index) { $0.place(at: origin, proposal: proposal) }
    }
}

extension UnsafeBufferPointer where Element: AnyObject {
    /// The same references, to be used without counting them. A reference that is not counted is laid out as one that is.
    @inline(__always)
    package var uncounted: UnsafeBufferPointer<Unmanaged<Element>> {
        UnsafeBufferPointer<Unmanaged<Element>>(
            start: UnsafeRawPointer(baseAddress)?.assumingMemoryBound(to: Unmanaged<Element>.self), count: count)
    }
}
