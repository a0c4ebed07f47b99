extension TabContent {
    /// Shows a number beside the tab's label; 0 shows nothing.
    public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
        modified { $0.badge(count) }
    }

    /// Shows a word beside the tab's label.
    public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
        modified { $0.badge(label) }
    }

    /// Shows a word beside the tab's label.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        modified { $0.badge(label) }
    }

    /// Keeps a person from selecting the tab, and from using what is on its page.
    public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        modified { $0.disabled(disabled) }
    }

    /// Takes the tab away while a condition holds.
    public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        _OptionalTabContent(content: hidden ? nil : self)
    }

    private nonisolated func modified<V: View>(
        _ modify: (TabContentBuilder<TabValue>.Content<Self>) -> V
    ) -> ModifiedTabContent<TabValue, V> {
        ModifiedTabContent(view: modify(TabContentBuilder<TabValue>.Content(content: self)))
    }
}

/// Tabs that are made by modifying the view of others.
nonisolated struct ModifiedTabContent<TabValue: Hashable, V: View>: TabContent {
    typealias Body = Never

    let view: V

    static func _updateTabs(_ content: Self, in cursor: inout _ChildCursor) {
        V._update(content.view, in: &cursor)
    }
}
