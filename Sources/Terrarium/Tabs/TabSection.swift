/// Tabs that belong together, under a header. A host shows their tabs one after the other in the bar.
public nonisolated struct TabSection<Header: View, Content: TabContent, SelectionValue: Hashable>: TabContent
where Content.TabValue == SelectionValue {
    public typealias TabValue = SelectionValue
    public typealias Body = Never

    private let content: Content

    /// Tabs with a header of views. A bar has no room for headers, so they are not built.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.content = content()
    }

    public static func _updateTabs(_ section: Self, in cursor: inout _ChildCursor) {
        Content._updateTabs(section.content, in: &cursor)
    }
}

extension TabSection where Header == EmptyView {
    /// Tabs without a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
}

extension TabSection where Header == Text {
    /// Tabs with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }

    /// Tabs with a title that is looked up.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
}
