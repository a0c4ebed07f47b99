import TerrariumLayout

extension View {
    /// Keeps a person from selecting the row of a list, or the option of a picker.
    ///
    /// The row stays as it is otherwise: unlike a disabled one, its buttons can be used. On a `ForEach` it speaks for all
    /// of its rows; of several, the one written furthest out counts.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(TraitModifier(kind: SelectionDisabledKey.self, value: isDisabled))
    }

    /// Keeps a person from deleting the row, where an `onDelete` would allow it. Swipe actions of its own are not touched.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier(kind: DeleteDisabledKey.self, value: isDisabled))
    }

    /// Keeps a person from moving the row, where an `onMove` would allow it.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier(kind: MoveDisabledKey.self, value: isDisabled))
    }
}

/// The trait of `selectionDisabled`.
package enum SelectionDisabledKey: TraitKind {
    package typealias Value = Bool
}

/// The trait of `deleteDisabled`.
package enum DeleteDisabledKey: TraitKind {
    package typealias Value = Bool
}

/// The trait of `moveDisabled`.
package enum MoveDisabledKey: TraitKind {
    package typealias Value = Bool
}

extension LayoutNode {
    /// Whether a modifier keeps a person from doing something with the row or the option.
    package final func isKept<Kind: TraitKind>(from kind: Kind.Type) -> Bool where Kind.Value == Bool {
        trait(kind) ?? false
    }
}

extension Node {
    /// Whether the row in which this part of a list's content stands must not be selected.
    final var isSelectionDisabled: Bool {
        var nodes: ContiguousArray<LayoutNode> = []
        collectLayoutNodes(into: &nodes)
        return nodes.first?.isKept(from: SelectionDisabledKey.self) ?? false
    }
}
