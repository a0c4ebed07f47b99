import TerrariumLayout

extension View {
    /// How early a stack gives the view its share: higher priorities first. Ordinary views have 0.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(TraitModifier(kind: LayoutPriorityKey.self, value: value))
    }

    /// The drawing order among siblings: higher values are drawn later. Ordinary views have 0.
    public nonisolated func zIndex(_ value: Double) -> some View {
        modifier(TraitModifier(kind: ZIndexKey.self, value: value))
    }

    /// Attaches a value by which pickers, tabs and lists know the view.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(
            TraitModifier(
                kind: TagKey.self, value: ViewTag(value: AnyHashable(tag), includesOptional: includeOptional)))
    }

    /// Attaches a value that custom layouts read from the subview.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier(kind: TraitKey<K>.self, value: value))
    }
}

/// The trait of `zIndex`.
package enum ZIndexKey: TraitKind {
    package typealias Value = Double
}

/// The trait of `tag`.
package enum TagKey: TraitKind {
    package typealias Value = ViewTag
}

/// What `tag` attached.
package struct ViewTag: Hashable {
    package let value: AnyHashable
    package let includesOptional: Bool

    package init(value: AnyHashable, includesOptional: Bool = true) {
        self.value = value
        self.includesOptional = includesOptional
    }
}

/// Attaches a trait.
nonisolated struct TraitModifier<Kind: TraitKind>: ViewModifier {
    typealias Body = Never

    let kind: Kind.Type
    let value: Kind.Value

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: TraitValueNode<Kind>.self)
            cursor.advance(past: node)
            if !ValueComparison.of(Kind.Value.self)(node.value, modifier.value) { node.setValue(modifier.value) }
            node.updateContent(content)
        } else {
            let node = TraitValueNode<Kind>(modifier.value, parent: cursor.parent)
            cursor.append(node)
            node.updateContent(content)
        }
    }
}
