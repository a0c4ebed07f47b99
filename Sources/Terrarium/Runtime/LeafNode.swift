package import Foundation
package import TerrariumLayout

/// A view that the library draws by itself: it is measured and described, and has no children.
///
/// This is the protocol by which a new leaf joins: adopt it, and the node is made, compared, measured and printed.
package protocol LeafView: View where Body == Never {
    /// What measuring needs, worked out once from the view and the environment.
    associatedtype Resolved

    /// Works out what measuring needs. Runs again when the view or a built-in environment value above changes.
    nonisolated func resolve(in context: LeafContext) -> Resolved

    /// The size for a proposal.
    nonisolated static func size(of resolved: Resolved, for proposal: ProposedViewSize, in context: LeafContext)
        -> CGSize

    /// What the renderers see.
    nonisolated func describe(_ resolved: Resolved, in context: LeafContext) -> LeafDescription

    /// Whether a new value of the view makes no difference.
    nonisolated func isSame(as other: Self) -> Bool

    /// Where the leaf sets a guide by itself, as a text does for its baselines. Leaves do not move edges and centres.
    nonisolated static func explicitAlignment(
        _ key: AlignmentKey, of resolved: Resolved, size: CGSize, in context: LeafContext
    ) -> CGFloat?

    /// The size for every proposal that offers enough; nil, as by default, where the size follows the proposal.
    nonisolated static func steadySize(of resolved: Resolved) -> _SteadySize?

    /// Whether what the leaf shows depends on the host's time.
    nonisolated var dependsOnTime: Bool { get }

    /// What decided the leaf's length, in a few words.
    nonisolated static func lengthCause(on axis: Axis, of resolved: Resolved, in context: LeafContext) -> String

    /// Whether the leaf wants nothing but standard distances and priority zero, as by default. Only where it says that it
    /// wants more is it asked for both.
    nonisolated static var isOrdinary: Bool { get }
    nonisolated static func spacing(of resolved: Resolved, in context: LeafContext) -> ViewSpacing
    nonisolated static func enginePriority(of resolved: Resolved) -> Double

    /// The type by which queries find the view, where it is not the leaf's own.
    nonisolated static var viewType: any Any.Type { get }
}

extension LeafView {
    package nonisolated static func explicitAlignment(
        _ key: AlignmentKey, of resolved: Resolved, size: CGSize, in context: LeafContext
    ) -> CGFloat? { nil }
    package nonisolated static func steadySize(of resolved: Resolved) -> _SteadySize? { nil }
    package nonisolated static func lengthCause(
        on axis: Axis, of resolved: Resolved, in context: LeafContext
    ) -> String {
        guard let offered = context.node.proposal[axis] else { return "its ideal length" }
        return context.node.size[axis] == offered ? "the proposal" : "its own length"
    }
    package nonisolated static var isOrdinary: Bool { true }
    package nonisolated static func spacing(of resolved: Resolved, in context: LeafContext) -> ViewSpacing {
        ViewSpacing()
    }
    package nonisolated static func enginePriority(of resolved: Resolved) -> Double { 0 }
    package nonisolated var dependsOnTime: Bool { false }
    package nonisolated static var viewType: any Any.Type { Self.self }

    package nonisolated static func updateLeaf(_ view: Self, in cursor: inout _ChildCursor) {
        if let node = cursor.take(LeafNode<Self>.self) {
            node._withUnsafeGuaranteedRef { $0.update(view) }
        } else {
            _ = cursor.add { LeafNode(view, parent: $0) }
        }
    }
}

extension LeafView where Self: Equatable {
    package nonisolated func isSame(as other: Self) -> Bool { self == other }
}

extension LeafView where Resolved == Void {
    package nonisolated func resolve(in context: LeafContext) {}
}

/// What a leaf may ask of its surroundings.
package struct LeafContext {
    package unowned(unsafe) let node: LayoutNode

    package var scope: EnvironmentScope { node.scope }
    package var stackAxis: Axis? { node.stackAxis }
    package var textMetrics: TextMetrics { node.runtime.textMetrics }
    package var now: Date { node.runtime.time.now }

    /// Says that the leaf shows a value which it need not look at, such as a colour.
    package func noteRead<Key: EnvironmentKey>(of key: Key.Type) {
        BuiltInReads.note(key, at: node.scope)
    }
}

/// What a leaf looks like in the snapshot; the node adds the frame.
package struct LeafDescription {
    package var kind: String
    package var text: String?
    package var flags: SnapshotFlags = []
    /// What works out the lines of a text.
    package var shownText: ShownText?
    package var children = SnapshotChildren.none
    /// Nil for the many leaves of which nothing else is told.
    fileprivate var box: SnapshotDetailsBox?

    package init(_ kind: String) {
        self.kind = kind
    }
}

extension LeafDescription {
    package var value: String? {
        get { box?.details.value }
        set { more.value = newValue }
    }
    package var label: String? {
        get { box?.details.label }
        set { more.label = newValue }
    }
    package var attributes: [SnapshotAttribute] {
        get { box?.details.attributes ?? [] }
        set { if box != nil || !newValue.isEmpty { more.attributes = newValue } }
    }
    package var styles: [SnapshotAttribute] {
        get { box?.details.styles ?? [] }
        set { if box != nil || !newValue.isEmpty { more.styles = newValue } }
    }
    package var actions: [String] {
        get { box?.details.actions ?? [] }
        set { more.actions = newValue }
    }
    package var picture: PictureHint {
        get { box?.details.picture ?? .none }
        set { more.picture = newValue }
    }
    package var interaction: Interaction? {
        get { box?.details.interaction }
        set { more.interaction = newValue }
    }

    fileprivate var more: SnapshotDetails {
        get { box?.details ?? SnapshotDetails() }
        set { box = SnapshotDetailsBox(newValue) }
    }

    fileprivate func snapshot(frame: CGRect, viewType: any Any.Type) -> SnapshotNode {
        SnapshotNode(
            kind: kind, text: text, frame: frame, flags: flags, shownText: shownText, box: box,
            children: children, viewType: viewType)
    }
}

/// The node of a leaf.
package final class LeafNode<V: LeafView>: LayoutNode, @unchecked Sendable {
    @exclusivity(unchecked) package private(set) var view: V

    package init(_ view: V, parent: borrowing Node) {
        self.view = view
        super.init(parent: parent)
        flags.insert(.readsEnvironment)
        notes = .isLeaf
    }

    deinit {
        forgetResolution()
    }

    package func update(_ new: V) {
        guard !view.isSame(as: new) else { return }
        view = new
        resolutionDidChange()
    }

    @specialized(where V == Text)
    package override func environmentDidChange() {
        resolutionDidChange()
    }

    package override func willUnmount() {
        withRuntime { $0.time.remove(self) }
        super.willUnmount()
    }

    package override func setStackAxis(_ axis: Axis?) {
        guard axis != stackAxis else { return }
        super.setStackAxis(axis)
        if knownRecord == nil { return }
        _ = measurements.takeAll()
        _ = forgetSteadiness()
    }

    @specialized(where V == Text)
    @specialized(where V == Spacer)
    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        V.size(of: resolved, for: proposal, in: context)
    }

    package override func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
        V.explicitAlignment(key, of: resolved, size: sizeThatFits(proposal), in: context)
    }

    @specialized(where V == Text)
    package override func findSteadySize() -> _SteadySize? { V.steadySize(of: resolved) }
    package override func findEdgeMoves() -> Bool { false }
    package override func findOrdinariness() -> Bool { V.isOrdinary }

    package override var layoutSpacing: ViewSpacing {
        @specialized(where V == Spacer)
        get { V.isOrdinary ? ViewSpacing() : V.spacing(of: resolved, in: context) }
    }
    package override var enginePriority: Double {
        @specialized(where V == Spacer)
        get { V.isOrdinary ? 0 : V.enginePriority(of: resolved) }
    }

    @specialized(where V == Text)
    package override func makeSnapshot(in snapshots: SnapshotContext) -> SnapshotNode {
        let frame = snapshots.frame(of: self)
        guard snapshots.environment == .reads else {
            return view.describe(resolved, in: context).snapshot(frame: frame, viewType: V.viewType)
        }
        var (description, reads) = BuiltInReads.noting(if: true) {
            view.describe(view.resolve(in: context), in: context)
        }
        description.more.environment = reads
        return description.snapshot(frame: frame, viewType: V.viewType)
    }

    package override var layoutName: String {
        let description = view.describe(resolved, in: context)
        return description.text.map { "\(description.kind) \(quoted($0))" } ?? description.kind
    }

    package override func lengthCause(on axis: Axis) -> String? { V.lengthCause(on: axis, of: resolved, in: context) }

    private var context: LeafContext { LeafContext(node: self) }

    private var resolved: V.Resolved {
        let isStale = notes.contains(.resolutionIsStale)
        if !isStale, let knownRecord, knownRecord.pointee.isResolved {
            return Self.resolution(behind: knownRecord).pointee
        }
        notes.remove(.resolutionIsStale)
        let made = view.resolve(in: context)
        withRuntime { runtime in
            if view.dependsOnTime { runtime.time.add(self) } else { runtime.time.remove(self) }
        }
        let record = record
        if record.pointee.isResolved {
            Self.resolution(behind: record).pointee = made
        } else {
            Self.resolution(behind: record).initialize(to: made)
            record.pointee.isResolved = true
        }
        return made
    }

    /// What measuring needs lies behind the record of what was measured.
    @inline(__always)
    private static func resolution(behind record: UnsafeMutablePointer<LayoutRecord>) -> UnsafeMutablePointer<
        V.Resolved
    > {
        (UnsafeMutableRawPointer(record) + LayoutRecord.roomierSize).assumingMemoryBound(to: V.Resolved.self)
    }

    @specialized(where V == Text)
    override func makeRecord() -> UnsafeMutablePointer<LayoutRecord> {
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: LayoutRecord.roomierSize + MemoryLayout<V.Resolved>.size, alignment: 16)
        let record = memory.bindMemory(to: LayoutRecord.self, capacity: 1)
        record.initialize(to: LayoutRecord())
        _ = (memory + LayoutRecord.roomierSize).bindMemory(to: V.Resolved.self, capacity: 1)
        return record
    }

    private func forgetResolution() {
        guard let knownRecord, knownRecord.pointee.isResolved else { return }
        knownRecord.pointee.isResolved = false
        Self.resolution(behind: knownRecord).deinitialize(count: 1)
    }

    /// The resolution is made anew when it is needed. It is kept until then: of many leaves that change at once, each then
    /// finds room where it had it.
    private func resolutionDidChange() {
        notes.insert(.resolutionIsStale)
        layoutDidChange()
        snapshotDidChange()
    }
}
