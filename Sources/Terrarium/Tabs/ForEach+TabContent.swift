extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    public nonisolated static func _updateTabs(_ tabs: Self, in cursor: inout _ChildCursor) {
        typealias Page = TabContentBuilder<Content.TabValue>.Content<Content>
        let identity: ForEach<Data, ID, Page>.Identity =
            switch tabs.identity {
            case .stored(let offset): .stored(offset: offset)
            case .keyPath(let path): .keyPath(path)
            case .function(let function): .function(function)
            case .constantRange(let function): .constantRange(function)
            }
        let views = ForEach<Data, ID, Page>(tabs.data, identity: identity) { Page(content: tabs.content($0)) }
        ForEach<Data, ID, Page>._update(views, in: &cursor)
    }

    // The builder's parameter is one of the initialiser: it is known from the surrounding builder before `Content` is.

    /// Tabs for the elements of a collection, identified by a property.
    @_disfavoredOverload
    @preconcurrency
    public init<T: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
    ) where T == Content.TabValue {
        self.init(data: data, content: content, identity: Identity(id))
    }

    /// Tabs for the elements of a collection of identifiable values.
    @_disfavoredOverload
    @preconcurrency
    public init<T: Hashable>(
        _ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
    ) where T == Content.TabValue, Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, identity: .function { $0.id })
    }
}
