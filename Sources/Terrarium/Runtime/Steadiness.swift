import Foundation
package import TerrariumLayout

/// What a node knows of itself without a proposal: the size that it answers to every offer that is large enough, whether
/// it may move edges and centres, and whether it wants anything of its neighbours.
///
/// Kept until something below changes. Stacks try out several proposals on every view; of a view whose size is known
/// they need not ask, and the size of a stack of such views is known too, so that a tree of them is measured once.
struct Steadiness: Equatable {
    fileprivate enum Answer<Value: Equatable>: Equatable {
        case unknown
        case known(Value)
    }

    fileprivate var size = Answer<_SteadySize?>.unknown
    fileprivate var movesEdges = Answer<Bool>.unknown
    fileprivate var isOrdinary = Answer<Bool>.unknown

    var isKnownToBeOrdinary: Bool { isOrdinary == .known(true) }
}

/// How often nodes were measured in the running layout pass.
struct MeasuringBudget {
    private(set) var pass: UInt32 = 0
    private var nodes = 0
    private var measurements = 0
    private var isReported = false

    mutating func beginPass() {
        pass &+= 1
        nodes = 0
        measurements = 0
        isReported = false
    }

    /// Whether nobody has reported this pass yet; then somebody has.
    mutating func takeReport() -> Bool {
        defer { isReported = true }
        return !isReported
    }

    mutating func note(isFirst: Bool) {
        measurements += 1
        if isFirst { nodes += 1 }
    }

    /// Whether the pass has got out of proportion to what it lays out. Real trees stay below ten measurements a node.
    var isExcessive: Bool { measurements > 1_000 + 100 * nodes }
}

extension LayoutNode {
    /// The size that the node answers to every proposal that offers enough.
    @usableFromInline
    package final var steadySize: _SteadySize? {
        @inline(__always)
        get {
            if case .known(let size) = steadiness.size { return size }
            return findAndKeepSteadySize()
        }
    }

    private final func findAndKeepSteadySize() -> _SteadySize? {
        guard withRuntime({ $0.hasStackLeft }) else { return nil }
        let size = findSteadySize()
        if size != nil { withRuntime { $0.counters.measurements += 1 } }
        steadiness.size = .known(size)
        return size
    }

    @usableFromInline
    package final func mustStopTryingOut() -> Bool {
        guard runtime.measuring.isExcessive else { return false }
        if runtime.measuring.takeReport() {
            runtime.report(
                .excessiveMeasuring,
                "each level of nesting asks for sizes that no other does; stacks keep the order that they have found",
                at: self)
        }
        return true
    }

    /// Whether the node may set an edge or a centre as a guide.
    @usableFromInline
    package final var movesEdges: Bool {
        @inline(__always)
        get {
            if case .known(let moves) = steadiness.movesEdges { return moves }
            return findAndKeepEdgeMoves()
        }
    }

    private final func findAndKeepEdgeMoves() -> Bool {
        guard withRuntime({ $0.hasStackLeft }) else { return false }
        let moves = findEdgeMoves()
        steadiness.movesEdges = .known(moves)
        return moves
    }

    /// Whether the node is known to want nothing but standard distances to its neighbours and priority zero.
    package final var isOrdinary: Bool {
        @inline(__always)
        get {
            !flags.contains(.hasTraits) && isOrdinaryInItself
        }
    }

    /// The same apart from what modifiers around the node say of it.
    final var isOrdinaryInItself: Bool {
        @inline(__always)
        get {
            if case .known(let answer) = steadiness.isOrdinary { return answer }
            return findAndKeepOrdinariness()
        }
    }

    private final func findAndKeepOrdinariness() -> Bool {
        guard withRuntime({ $0.hasStackLeft }) else { return false }
        let answer = findOrdinariness()
        steadiness.isOrdinary = .known(answer)
        return answer
    }

    /// Whether the size for a proposal is known without measuring.
    final func remembersSize(for proposal: ProposedViewSize) -> Bool {
        if case .known(let size?) = steadiness.size, size.covers(proposal) { return true }
        return measurements.size(for: proposal) != nil
    }

    /// Forgets what may be different now, and returns what was known.
    final func forgetSteadiness() -> Steadiness {
        let old = steadiness
        var next = Steadiness()
        if notes.contains(.isLeaf) { next.movesEdges = old.movesEdges }
        if notes.contains(.isLeaf) || !notes.contains(.wishesBelowMayBeDifferent) { next.isOrdinary = old.isOrdinary }
        steadiness = next
        return old
    }

    /// Whether somebody may have been told what is not true any more.
    final func isDifferent(from old: Steadiness, wasMeasured: Bool) -> Bool {
        switch old.size {
        case .known(let size?): if steadySize != size { return true }
        case .known(nil), .unknown: if !wasMeasured { return true }
        }
        return old.movesEdges == .known(false) && movesEdges || old.isOrdinary == .known(true) && !isOrdinaryInItself
    }
}
