package import TerrariumLayout

/// A value that a modifier attaches to a layout child for the container around it: a priority, a tag, a tab item.
package protocol TraitKind {
    associatedtype Value
}

/// The trait of `layoutPriority`.
package enum LayoutPriorityKey: TraitKind {
    package typealias Value = Double
}

/// The trait behind a layout value key.
package enum TraitKey<K: LayoutValueKey>: TraitKind {
    package typealias Value = K.Value
}

/// The node of a modifier that attaches a trait.
package class TraitNode: Node, @unchecked Sendable {
    package override init(parent: Node) {
        super.init(parent: parent)
        flags.insert(.isTraitNode)
    }

    /// The value for a kind of trait, if this node attaches it.
    package func value<Kind: TraitKind>(for kind: Kind.Type) -> Kind.Value? { nil }
}

/// A trait node that holds one value.
package final class TraitValueNode<Kind: TraitKind>: TraitNode, @unchecked Sendable {
    @exclusivity(unchecked) package private(set) var value: Kind.Value

    package init(_ value: Kind.Value, parent: Node) {
        self.value = value
        super.init(parent: parent)
    }

    package func setValue(_ value: Kind.Value) {
        self.value = value
        traitDidChange()
    }

    package override func value<Other: TraitKind>(for kind: Other.Type) -> Other.Value? {
        guard kind == Kind.self else { return nil }
        // The two kinds are the same type, so their values are too.
        return unsafeBitCast(value, to: Other.Value.self)
    }

    /// The drawing order is the one trait that renderers know.
    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        if Kind.self == SectionPartKey.self, singleLayoutNode?.flags.contains(.isPinned) == true {
            return SnapshotNode(role: .fold, kind: "fold", zIndex: 1, children: snapshotChildren(in: context))
        }
        guard Kind.self == ZIndexKey.self, let zIndex = value as? Double, zIndex != 0 else {
            return super.makeSnapshot(in: context)
        }
        return SnapshotNode(
            role: .fold, kind: "fold", zIndex: zIndex.isNaN ? 0 : zIndex, children: snapshotChildren(in: context))
    }

    /// Tells the container that holds the view.
    private func traitDidChange() {
        structureDidChange()
    }
}

extension LayoutNode {
    /// The value of a trait for this child of a container: of several, the one written furthest out counts.
    package final func trait<Kind: TraitKind>(_ kind: Kind.Type) -> Kind.Value? {
        var outermost: Kind.Value?
        var node: Node? = flags.contains(.hasTraits) ? traitSearchStart : nil
        while let current = node, !current.isBoundaryForTraits {
            if current.flags.contains(.isTraitNode),
                let value = unsafeDowncast(current, to: TraitNode.self).value(for: kind)
            {
                outermost = value
            }
            node = current.parent
        }
        if outermost == nil, runtime.hasStackLeft { outermost = traitChild?.trait(kind) }
        return outermost
    }
}

extension Node {
    /// Where the search for traits ends: at the next layout node outward, or at the root of a layer.
    fileprivate final var isBoundaryForTraits: Bool { flags.contains(.isLayoutNode) }
}
