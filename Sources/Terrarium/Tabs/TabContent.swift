/// What the tabs of a tab view are made of.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the tabs' values, which the selection has too; `Never` where tabs have none.
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent

    /// The tabs. Give content of your own a body; the library's own content does without one.
    @MainActor @preconcurrency var body: Body { get }

    /// Places the nodes of the tabs under the cursor, or brings them up to date.
    nonisolated static func _updateTabs(_ content: Self, in cursor: inout _ChildCursor)
}

extension Never: TabContent {
    public typealias TabValue = Never
}

extension TabContent where Body == Never {
    /// Traps: the content has no body. The library never asks for it.
    public var body: Never {
        fatalError("\(Self.self) is primitive tab content and has no body.")
    }
}

extension TabContent {
    public nonisolated static func _updateTabs(_ content: Self, in cursor: inout _ChildCursor) {
        let input = UncheckedBox(content)
        let body = onMainActor { UncheckedBox(input.value.body) }.value
        Body._updateTabs(body, in: &cursor)
    }
}

/// A tab: its label, its value and its page, which is built when it is first selected.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    public typealias TabValue = Value
    public typealias Body = Never

    private let value: Value?
    private let content: Content
    private let label: Label

    public static func _updateTabs(_ tab: Self, in cursor: inout _ChildCursor) {
        TabPageNode.update(
            content: tab.content, label: tab.label, tag: tab.value.map { ViewTag(value: AnyHashable($0)) }, badge: nil,
            in: &cursor)
    }
}

/// The role of a tab.
public struct TabRole: Hashable, Sendable {
    /// The tab in which a person searches.
    public static let search = TabRole()
}

/// The label of a tab with a title and an image.
public typealias DefaultTabLabel = Terrarium.Label<Text, Image>

extension Tab where Label == DefaultTabLabel {
    /// A tab with a title, a symbol and a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value, content(), DefaultTabLabel(title, systemImage: systemImage))
    }

    /// A tab with a title, an image and a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value, content(), DefaultTabLabel(title, image: image))
    }
}

extension DefaultTabLabel {
    /// The label that a role brings along.
    fileprivate init(_ role: TabRole?) {
        self.init(role == .search ? "Search" : "", systemImage: role == .search ? "magnifyingglass" : "")
    }
}

extension Tab where Label == DefaultTabLabel {
    /// A tab with a value and the label that its role brings along.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value, content(), DefaultTabLabel(role))
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// A tab with the label that its role brings along.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(nil, content(), DefaultTabLabel(role))
    }

    /// A tab with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content(), DefaultTabLabel(title, systemImage: systemImage))
    }

    /// A tab with a title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content(), DefaultTabLabel(title, image: image))
    }
}

extension Tab {
    fileprivate init(_ value: Value?, _ content: Content, _ label: Label) {
        self.value = value
        self.content = content
        self.label = label
    }

    /// A tab with a value and a label of views.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value, content(), label())
    }
}

extension Tab where Value == Never {
    /// A tab with a label of views.
    public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(nil, content(), label())
    }
}
