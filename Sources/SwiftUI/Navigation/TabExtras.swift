public import Terrarium

/// Tabs with a title. A host shows the tabs one after the other.
public nonisolated struct TabSection<SelectionValue: Hashable, Content: TabContent>: TabContent
where Content.TabValue == SelectionValue {
    public typealias TabValue = SelectionValue
    public typealias Body = Never

    private let content: Content

    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }

    public init<Header: View>(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.content = content()
    }

    public static func _updateTabs(_ section: Self, in cursor: inout _ChildCursor) {
        Content._updateTabs(section.content, in: &cursor)
    }
}

/// How a person has arranged tabs. In a host nobody arranges them.
public struct TabViewCustomization: Codable, Equatable, Sendable {
    public init() {}

    /// Puts everything back in its place.
    public mutating func resetVisibility() {}
    public mutating func resetSectionOrder() {}
}

extension View {
    /// Keeps how a person has arranged tabs. In a host nobody arranges them.
    public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

    /// When a tab bar becomes small. A host's keeps its size.
    public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

/// When a tab bar becomes small.
public struct TabBarMinimizeBehavior: Sendable {
    public static let automatic = Self()
    public static let never = Self()
    public static let onScrollDown = Self()
    public static let onScrollUp = Self()
}

/// What only a system whose tabs a person arranges could follow.
extension TabContent {
    public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { SetTab(base: self) }

    public nonisolated func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { SetTab(base: self) }

    public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        SetTab(base: self)
    }

    public nonisolated func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { SetTab(base: self) }

    public nonisolated func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> { SetTab(base: self) }
}

/// Tabs with settings that a host does not follow.
nonisolated struct SetTab<Base: TabContent>: TabContent {
    typealias TabValue = Base.TabValue
    typealias Body = Never

    let base: Base

    static func _updateTabs(_ tab: Self, in cursor: inout _ChildCursor) {
        Base._updateTabs(tab.base, in: &cursor)
    }
}

/// Whether a person may arrange a tab.
public struct TabCustomizationBehavior: Sendable {
    public static let automatic = Self()
    public static let disabled = Self()
    public static let reorderable = Self()
}

/// Where an adaptable tab bar stands.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let tabBar = Self(name: "tabBar")
    public static let sidebar = Self(name: "sidebar")
}

/// Where a tab shows.
public struct TabPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let pinned = Self(name: "pinned")
    public static let sidebarOnly = Self(name: "sidebarOnly")
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages one below the other; a host shows one page.
    public nonisolated static var verticalPage: PageTabViewStyle { PageTabViewStyle() }
    /// Pages that grow; a host shows one page.
    public nonisolated static var carousel: PageTabViewStyle { PageTabViewStyle() }
}
