/// Who wins when a view with a gesture contains another one that wants the same.
enum GesturePriority: Sendable {
    /// What is further in wins.
    case normal
    /// This gesture wins.
    case high
    /// Both happen.
    case simultaneous
}

/// Adds a gesture to a view.
nonisolated struct GestureModifier: ViewModifier {
    typealias Body = Never

    let priority: GesturePriority
    /// Whether the gestures of the views inside do not count.
    var silencesSubviews = false
    let recognizers: @MainActor () -> [_GestureRecognizer]

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: GestureNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: GestureNode.self)
            cursor.advance(past: node)
        } else {
            node = GestureNode(parent: cursor.parent)
            cursor.append(node)
        }
        node.update(modifier)
        node.updateContent(content)
    }
}

/// The node of a gesture: its actions join the lines of the views below it.
package final class GestureNode: Node, @unchecked Sendable {
    private var recognizers: [_GestureRecognizer] = []
    private var taps = 0
    fileprivate private(set) var priority = GesturePriority.normal
    fileprivate private(set) var silencesSubviews = false

    package override init(parent: Node) {
        super.init(parent: parent)
        flags.insert(.readsEnvironment)
    }

    func update(_ modifier: GestureModifier) {
        let before = actions
        priority = modifier.priority
        silencesSubviews = modifier.silencesSubviews
        recognizers = onMainActor { UncheckedBox(modifier.recognizers()) }.value
        if actions != before { snapshotDidChange() }
    }

    package override func environmentDidChange() {
        snapshotDidChange()
    }

    /// What a person can do here.
    fileprivate var actions: [String] {
        var actions: [String] = []
        for recognizer in recognizers {
            let action =
                switch recognizer.kind {
                case .tap: "tap"
                case .longPress: "longPress"
                }
            if !actions.contains(action) { actions.append(action) }
        }
        return actions
    }

    /// Lets the gestures take part in an action; returns whether one of them came about.
    fileprivate func fire(_ action: HostAction) -> Bool {
        switch action {
        case .tap: fireTap()
        case .longPress: fire { $0 == .longPress }
        default: false
        }
    }

    /// A host's taps take no time: each counts towards the gestures that need several in a row.
    private func fireTap() -> Bool {
        if runtime.moreTapsFollow { taps = 0 }
        taps += 1
        let counts = recognizers.compactMap(\.tapCount)
        guard let largest = counts.max() else { return false }
        let now = taps
        if taps >= largest { taps = 0 }
        return fire { $0 == .tap(count: now) }
    }

    /// Whether more taps would bring about a gesture that the last one did not.
    fileprivate var awaitsTaps: Bool { taps > 0 }

    private func fire(where isMeant: (_GestureRecognizer.Kind) -> Bool) -> Bool {
        let meant = recognizers.filter { isMeant($0.kind) && !($0.yieldsToMoreTaps && runtime.moreTapsFollow) }
        for recognizer in meant {
            let fire = recognizer.fire
            onMainActor { fire() }
        }
        return !meant.isEmpty
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        let group = SnapshotNode.group(children: snapshotChildren(in: context))
        guard !actions.isEmpty, scope[IsEnabledKey.self] else { return group }
        return group.addingActions(actions) { GestureInteraction(self, inner: $0) }
    }
}

/// The way from a line to its gestures: to the one further in first, unless the outer one has priority.
private final class GestureInteraction: NodeInteraction, @unchecked Sendable {
    private let inner: NodeInteraction?

    init(_ node: GestureNode, inner: Interaction?) {
        self.inner = inner as? NodeInteraction
        super.init(node)
    }

    override func mayTakeWithoutEffect(_ action: HostAction) -> Bool {
        (node as? GestureNode)?.actions.contains(action.name) == true || inner?.mayTakeWithoutEffect(action) == true
    }

    /// Whether a gesture further in wants more taps than there were so far; the outer ones wait for it.
    private var innerAwaitsTaps: Bool {
        guard let inner = inner as? GestureInteraction else { return false }
        return (inner.node as? GestureNode)?.awaitsTaps == true || inner.innerAwaitsTaps
    }

    override func perform(_ action: HostAction) throws -> Bool {
        guard let gesture = node as? GestureNode else { return try inner?.perform(action) ?? false }
        if gesture.silencesSubviews { return gesture.fire(action) }
        switch gesture.priority {
        case .normal:
            if try inner?.perform(action) == true { return true }
            return gesture.runtime.moreTapsFollow && innerAwaitsTaps ? false : gesture.fire(action)
        case .high: return try gesture.fire(action) || inner?.perform(action) == true
        case .simultaneous:
            let isInnerDone = try inner?.perform(action) ?? false
            return gesture.fire(action) || isInnerDone
        }
    }
}

extension NodeInteraction {
    /// Carries out an action as a finger does: gestures of the views around with high priority come first and win; those
    /// that are simultaneous come about as well.
    ///
    /// A gesture whose mask leaves out the views inside takes the place of all that stands there.
    func performAmongGestures(_ action: HostAction) throws -> Bool {
        var around = gesturesAround
        var silencer: GestureNode?
        if let index = around.lastIndex(where: \.silencesSubviews) {
            silencer = around[index]
            around.removeSubrange(...index)
        }
        var isDone = around.reversed().contains { $0.priority == .high && $0.fire(action) }
        if !isDone { isDone = try silencer?.fire(action) ?? perform(action) }
        for gesture in around where gesture.priority == .simultaneous && gesture.fire(action) { isDone = true }
        return isDone
    }

    /// The gestures of the views around in the same layer that do not just wait for their turn, the nearest first.
    private var gesturesAround: [GestureNode] {
        var gestures: [GestureNode] = []
        var around = node?.parent
        while let current = around, !(current is LayerNode) {
            if let gesture = current as? GestureNode, gesture.priority != .normal || gesture.silencesSubviews,
                gesture.scope[IsEnabledKey.self]
            {
                gestures.append(gesture)
            }
            around = current.parent
        }
        return gestures
    }
}
