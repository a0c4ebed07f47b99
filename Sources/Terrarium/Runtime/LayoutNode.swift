public import Foundation
public import TerrariumLayout

/// A node that occupies space: it is measured, placed and drawn.
///
/// Invariant: `size` is the answer to `proposal`, the proposal with which the node was placed last.
@usableFromInline
package class LayoutNode: Node, LayoutElement, @unchecked Sendable {
    @exclusivity(unchecked) package final var stackAxis: Axis?
    @usableFromInline
    @exclusivity(unchecked) package final var isPlaced = false
    @exclusivity(unchecked) final var notes: LayoutNotes = .wishesBelowMayBeDifferent
    /// The layout node whose coordinates `origin` is in; set by the container when it collects its children.
    package final var container: LayoutNode? {
        get { containerReference?.takeUnretainedValue() }
        set { containerReference = .passUnretained(newValue) }
    }
    @exclusivity(unchecked) private final var containerReference: Unmanaged<LayoutNode>?
    /// What is known since the node was first measured.
    @exclusivity(unchecked) final var knownRecord: UnsafeMutablePointer<LayoutRecord>?

    @usableFromInline
    package override init(parent: borrowing Node) {
        super.init(parent: parent)
        flags.insert(.isLayoutNode)
    }

    package override init(root runtime: Runtime, scope: EnvironmentScope) {
        super.init(root: runtime, scope: scope)
        flags.insert(.isLayoutNode)
    }

    deinit {
        guard let knownRecord else { return }
        knownRecord.deinitialize(count: 1)
        UnsafeMutableRawPointer(knownRecord).deallocate()
    }

    // MARK: For subclasses

    /// Whether this node arranges children of its own, so that a change among them stays inside it.
    package var isContainer: Bool { true }

    /// The size for a proposal, computed afresh.
    package func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// Places the children within `size`.
    package func placeChildren() {}

    /// The layout nodes that this node places, in drawing order.
    package var layoutChildren: ContiguousArray<LayoutNode> { [] }

    /// Called when nodes below appeared, went or moved in the order.
    package func layoutChildrenDidChange() {
        flags.insert(.layoutChildrenAreStale)
        notes.insert(.wishesBelowMayBeDifferent)
        layoutDidChange()
    }

    /// The node's own priority where no trait sets one.
    package var enginePriority: Double { 0 }

    @usableFromInline
    package var layoutSpacing: ViewSpacing { ViewSpacing() }

    @usableFromInline
    package func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? { nil }

    /// Whether this node answers for guides by asking others.
    package var asksOthersForGuides: Bool { false }

    /// Works out the size that this node answers to every proposal that offers enough; nil where there is none.
    package func findSteadySize() -> _SteadySize? { nil }

    /// Works out whether this node may set an edge or a centre as a guide.
    package func findEdgeMoves() -> Bool { true }

    /// Works out whether this node wants nothing but standard distances and priority zero. Where it is not known without
    /// asking for both, it is false.
    package func findOrdinariness() -> Bool { false }

    /// The single layout child through which traits and identity look inside, for modifiers.
    package var traitChild: LayoutNode? { nil }

    /// Where the search for traits of this node starts outward.
    package var traitSearchStart: Node? { parent }

    @usableFromInline
    package func setStackAxis(_ axis: Axis?) { stackAxis = axis }

    /// What this node is called where layouts are explained.
    package var layoutName: String {
        let name = TypeName.short(of: type(of: self))
        return name.hasSuffix("Node") ? String(name.dropLast(4)) : name
    }

    /// Why the node is as long as it is, a line for each rule; towards a child also what that child was offered.
    package func layoutRules(on axis: Axis, toward child: LayoutNode?) -> [String] {
        [plainRule(on: axis, cause: lengthCause(on: axis))]
    }

    /// What decided the node's length, in a few words, for nodes of one rule.
    package func lengthCause(on axis: Axis) -> String? { nil }

    /// Makes the record. A kind of node that keeps more makes room for that behind it.
    func makeRecord() -> UnsafeMutablePointer<LayoutRecord> {
        let record = UnsafeMutablePointer<LayoutRecord>.allocate(capacity: 1)
        record.initialize(to: LayoutRecord())
        return record
    }

    // MARK: Measuring

    @usableFromInline
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let steady = steadySize, steady.covers(proposal) { return steady.size }
        if let known = measurements.size(for: proposal) { return known }
        return measureAndKeep(proposal)
    }

    private final func measureAndKeep(_ proposal: ProposedViewSize) -> CGSize {
        let hasStackLeft = withRuntime { runtime in
            runtime.measuring.note(isFirst: record.pointee.measuredIn != runtime.measuring.pass)
            record.pointee.measuredIn = runtime.measuring.pass
            runtime.counters.measurements += 1
            return runtime.hasStackLeft
        }
        guard hasStackLeft else {
            runtime.reportStackExhausted(at: self)
            return .zero
        }
        let size = measure(proposal)
        measurements.store(size, for: proposal)
        return size
    }

    package override func collectLayoutNodes(into list: inout ContiguousArray<LayoutNode>) {
        list.append(self)
    }

    // MARK: Placing

    @usableFromInline
    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        isPlaced = true
        guard withRuntime({ $0.hasStackLeft }) else {
            runtime.reportStackExhausted(at: self)
            return
        }
        let size = sizeThatFits(proposal)
        var origin = origin
        containerReference?._withUnsafeGuaranteedRef {
            if $0.flags.contains(.mirrorsPlacements) { origin.x = $0.size.width - origin.x - size.width }
        }
        if origin != self.origin {
            self.origin = origin
            snapshotDidChange()
            childrenOfFramelessNodeDidMove()
        }
        let isResized = size != self.size || !flags.contains(.isPlaced)
        if isResized || proposal != self.proposal || flags.contains(.needsPlacing) {
            let oldSize = self.size
            self.size = size
            self.proposal = proposal
            flags.insert(.isPlaced)
            flags.subtract([.needsPlacing, .hasPlacingBelow])
            withRuntime { $0.counters.placements += 1 }
            placeChildren()
            if isResized {
                snapshotDidChange()
                sizeDidChange(from: oldSize)
            }
        } else if flags.contains(.hasPlacingBelow) {
            flags.remove(.hasPlacingBelow)
            for child in layoutChildren where !child.flags.isDisjoint(with: [.needsPlacing, .hasPlacingBelow]) {
                child.place(at: child.origin, proposal: child.proposal)
            }
        }
    }

    /// Called after a placement in which the size became different.
    package func sizeDidChange(from old: CGSize) {}

    /// A node without a frame line moves the lines below it with it.
    private func childrenOfFramelessNodeDidMove() {
        if !printsFrame { referenceDidChange() }
    }

    /// The lines below count their frames from another line now.
    final func referenceDidChange() {
        guard runtime.hasStackLeft else { return }
        for child in layoutChildren {
            child.snapshotDidChange()
            child.childrenOfFramelessNodeDidMove()
        }
    }

    /// Whether this node has a line with a frame in the outline.
    package var printsFrame: Bool { true }

    // MARK: Changes

    /// The answers of this node may have changed: the layout pass asks again, from the deepest node up.
    package final func layoutDidChange() {
        guard !flags.contains(.needsMeasuring) else { return }
        flags.insert(.needsMeasuring)
        withRuntime { $0.enqueueLayout(self) }
    }

    /// The children must be placed again even if no size changes.
    package final func placementDidChange() {
        flags.insert(.needsPlacing)
        var next = containerReference
        while let reference = next {
            next = reference._withUnsafeGuaranteedRef { node in
                if node.flags.contains(.hasPlacingBelow) { return nil }
                node.flags.insert(.hasPlacingBelow)
                return node.containerReference
            }
        }
        withRuntime { $0.setNeedsPlacing() }
    }

    /// Asks again what was asked before. Where all answers are as they were, the wave ends here.
    final func revalidate() {
        flags.remove(.needsMeasuring)
        placementDidChange()
        answersWillBeAskedAgain()
        let old = measurements.takeAll()
        let oldGuides = guides.removeAll()
        let oldSteadiness = forgetSteadiness()
        notes.remove(.wishesBelowMayBeDifferent)
        let isChanged =
            isDifferent(from: oldSteadiness, wasMeasured: !old.isEmpty)
            || old.contains { sizeThatFits($0.proposal) != $0.size }
            || oldGuides.contains { explicitAlignment($0.key, at: $0.proposal) != $0.value }
        let hasStillNoWishes = oldSteadiness.isKnownToBeOrdinary && isOrdinaryInItself
        guard isChanged || preferencesForContainerMayChange else { return }
        containerReference?._withUnsafeGuaranteedRef {
            if !hasStillNoWishes { $0.notes.insert(.wishesBelowMayBeDifferent) }
            $0.layoutDidChange()
        }
    }

    /// Forgets what was answered under other circumstances, without asking whether the answers are others now.
    final func forgetAnswers() {
        _ = measurements.takeAll()
        _ = guides.removeAll()
        _ = forgetSteadiness()
    }

    /// Called before the node is measured again after a change. Where the note `wishesBelowMayBeDifferent` is not made, the
    /// children want of their neighbours what they wanted before, and only their sizes or guides may be others.
    package func answersWillBeAskedAgain() {}

    /// Whether guides, spacing or priority may have changed along with the answers.
    package var preferencesForContainerMayChange: Bool { false }

    // MARK: Traits

    @usableFromInline
    package final var layoutPriority: Double {
        // A leaf without traits around it has none inside, either.
        if notes.contains(.isLeaf), !flags.contains(.hasTraits) { return enginePriority }
        return trait(LayoutPriorityKey.self) ?? enginePriority
    }

    @usableFromInline
    package final func layoutTrait<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        trait(TraitKey<K>.self) ?? K.defaultValue
    }

    @usableFromInline
    package func report(_ diagnostics: LayoutDiagnostics) {
        for message in diagnostics.messages { runtime.report(.invalidGeometry, message, at: self) }
    }
}

/// What a layout node keeps in mind besides its flags.
struct LayoutNotes: OptionSet {
    let rawValue: UInt8

    /// Wants of its neighbours what its kind of view wants, moves no edges, and asks nobody else for that.
    static let isLeaf = LayoutNotes(rawValue: 1 << 0)
    /// What the leaf worked out for measuring is not right any more.
    static let resolutionIsStale = LayoutNotes(rawValue: 1 << 2)
    /// A child may want other distances or another priority than before.
    static let wishesBelowMayBeDifferent = LayoutNotes(rawValue: 1 << 1)
}
