public import TerrariumLayout

extension View {
    /// The space between a row's edges and its content; nil for the list's own.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(TraitModifier(kind: ListRowInsetsKey.self, value: insets))
    }

    /// What lies behind a row; outlines say so.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        outlineStyle(
            view.map { [SnapshotAttribute("listRowBackground", rowBackgroundName($0))] } ?? [])
    }

    /// Whether a row has a line below it; outlines say so.
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        outlineStyle([SnapshotAttribute("listRowSeparator", visibility.name)])
    }

    /// Whether a section has lines around it; outlines say so.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        outlineStyle([SnapshotAttribute("listSectionSeparator", visibility.name)])
    }

    /// The colour of the line below a row; outlines say so.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        outlineStyle(color.map { [SnapshotAttribute("listRowSeparatorTint", "\($0)")] } ?? [])
    }
}

/// A colour by its name, other views by their type.
private nonisolated func rowBackgroundName<V: View>(_ view: V) -> String {
    if let color = view as? Color { return "\(color)" }
    return String(describing: V.self)
}

/// The trait of `listRowInsets`.
package enum ListRowInsetsKey: TraitKind {
    package typealias Value = EdgeInsets?
}
