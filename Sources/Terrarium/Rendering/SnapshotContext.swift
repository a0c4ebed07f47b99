package import Foundation

/// What a node needs to describe itself for the renderers.
package struct SnapshotContext {
    /// The nearest layout node outward whose line has a frame; frames are relative to it.
    package unowned(unsafe) var reference: LayoutNode?
    /// What an outline wants to know of the environment; snapshots with any of it are not kept.
    package var environment: OutlineStyle.EnvironmentDetail = .off
    /// Whether the parts that are exactly one row of a list get a line for it.
    package var wrapsRows = false
    /// Whether only what leads to one subview is described: the runtime's `subviewPath`.
    package var followsPath = false

    /// Whether parts are described as they are, without more.
    var isPlain: Bool { !wrapsRows && !followsPath }

    package init(reference: LayoutNode?, environment: OutlineStyle.EnvironmentDetail = .off) {
        self.reference = reference
        self.environment = environment
    }

    /// Where to note the node behind each snapshot, if somebody asks; such snapshots are not kept either.
    package var nodes: SnapshotNodeTable?

    package var isCached: Bool { environment == .off && nodes == nil && !followsPath }

    /// The frame of a node relative to the reference.
    package func frame(of node: LayoutNode) -> CGRect {
        CGRect(origin: node.origin(in: reference), size: node.size)
    }

    /// The context for what lies inside a node that has a frame.
    package func inside(_ node: LayoutNode) -> SnapshotContext {
        var copy = self
        copy.reference = node
        copy.wrapsRows = false
        return copy
    }
}

extension SnapshotNode {
    /// A node without a line of its own; a single child stands for itself.
    package static func group(children: SnapshotChildren) -> SnapshotNode {
        if case .one(let child) = children { return child }
        return SnapshotNode(role: .group, kind: "group", frame: nil, children: children)
    }

    /// Whether the node stands for nothing at all.
    package var isNothing: Bool { role == .group && children.isEmpty }
}

extension Node {
    /// What the renderers see of this node; kept until something here or below changes.
    package final func snapshot(in context: SnapshotContext) -> SnapshotNode {
        if context.isCached, !flags.contains(.snapshotIsStale), let cachedSnapshot { return cachedSnapshot }
        guard withRuntime(\.hasStackLeft) else { return nestingSnapshot() }
        let made = makeSnapshot(in: context)
        context.nodes?.note(self, for: made)
        if context.isCached {
            flags.remove(.snapshotIsStale)
            didMakeSnapshot()
            cachedSnapshot = made
        }
        return made
    }

    /// What stands in place of views for which the stack has no room.
    @inline(never)
    private final func nestingSnapshot() -> SnapshotNode {
        let message = "The views below are nested too deeply to be shown."
        runtime.reportNesting(message, at: self)
        return SnapshotNode(kind: "issue", text: message, attributes: ["bodyRecursion"])
    }

    /// The snapshots of the children, in order.
    package final func snapshotChildren(in context: SnapshotContext) -> SnapshotChildren {
        var result = SnapshotChildren.none
        // Nobody takes the tree apart meanwhile.
        var next = Unmanaged.passUnretained(firstChild)
        while let child = next {
            next = child._withUnsafeGuaranteedRef { node in
                if !node.flags.contains(.isLayerRoot) {
                    let snapshot =
                        context.isPlain ? node.snapshot(in: context) : node.snapshotOfPart(in: context)
                    if !snapshot.isNothing { result.append(snapshot) }
                }
                return Unmanaged.passUnretained(node.nextSibling)
            }
        }
        return result
    }

    /// A user's own view: a line with the type's name, and a frame if it is exactly one layout node.
    package final func compositeSnapshot(
        named name: String, type: Any.Type, in context: SnapshotContext
    ) -> SnapshotNode {
        let single = singleLayoutNode
        // No optional context here: with an unowned reference in it, the compiler leaves the unwrapped value undefined.
        var inner = context
        if let single { inner = context.inside(single) }
        let entries = context.environment == .off ? [] : environmentEntries(in: context)
        return SnapshotNode(
            kind: name, isCustomView: true, frame: single.map { context.frame(of: $0) },
            box: entries.isEmpty ? nil : SnapshotDetailsBox(SnapshotDetails(environment: entries)),
            children: snapshotChildren(in: inner), viewType: type)
    }

    /// A view or a modifier without a line of its own. What it reads of the environment, as the body of a style does, stands
    /// on the lines below.
    final func readingSnapshot(_ fields: FieldStorage, in context: SnapshotContext) -> SnapshotNode {
        let children = snapshotChildren(in: context)
        let reads = context.environment == .reads ? fields.environmentReadsBelow : []
        if reads.isEmpty { return .group(children: children) }
        return SnapshotNode(role: .fold, kind: "fold", environment: reads, children: children)
    }

    /// The one layout node that this node consists of; nothing if it is none or several.
    package final var singleLayoutNode: LayoutNode? {
        // Mostly a chain of transparent nodes leads to it, without branches.
        var node = Unmanaged.passUnretained(self as Node)
        while let below = node._withUnsafeGuaranteedRef(\.soleTransparentStep) { node = below }
        let nodes = runtime.collected { list in node._withUnsafeGuaranteedRef { $0.collectLayoutNodes(into: &list) } }
        let single = nodes.count == 1 ? nodes[0] : nil
        runtime.takeBack(nodes)
        return single
    }

    /// The only child of a node that takes no space itself.
    private var soleTransparentStep: Unmanaged<Node>? {
        guard !flags.contains(.isLayoutNode), let child = firstChild, child.nextSibling == nil else { return nil }
        return .passUnretained(child)
    }
}
