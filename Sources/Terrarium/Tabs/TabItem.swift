import TerrariumLayout

extension View {
    /// Makes the view a tab of the tab view around it, labelled with a text, an image or both.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: label()))
    }

    /// Shows a number beside the tab's label or at a row's end; 0 shows nothing.
    public nonisolated func badge(_ count: Int) -> some View {
        modifier(TraitModifier(kind: BadgeKey.self, value: count == 0 ? nil : "\(count)"))
    }

    /// Shows a word beside the tab's label or at a row's end.
    public nonisolated func badge(_ label: Text?) -> some View {
        modifier(TraitModifier(kind: BadgeKey.self, value: label?.plainString))
    }

    /// Shows a word beside the tab's label or at a row's end.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(TraitModifier(kind: BadgeKey.self, value: label.map { String($0) }))
    }
}

/// The trait of `badge`.
package enum BadgeKey: TraitKind {
    package typealias Value = String?
}

/// Makes its content a page of the tab view, which is built when it is first selected.
nonisolated struct TabItemModifier<Label: View>: ViewModifier {
    typealias Body = Never

    let label: Label

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let source = content as? any TabTraitSource
        TabPageNode.update(
            content: content, label: modifier.label, tag: source?.tabTag, badge: source?.tabBadge, in: &cursor)
    }
}

/// A view that may carry a tag or a badge inside a `tabItem`, where it is not yet built.
protocol TabTraitSource {
    var tabTag: ViewTag? { get }
    var tabBadge: String? { get }
}

extension ModifiedContent: TabTraitSource {
    nonisolated var tabTag: ViewTag? {
        (modifier as? TraitModifier<TagKey>)?.value ?? (content as? any TabTraitSource)?.tabTag
    }

    nonisolated var tabBadge: String? {
        (modifier as? TraitModifier<BadgeKey>)?.value ?? (content as? any TabTraitSource)?.tabBadge
    }
}
