/// How a tab view shows its tabs.
@MainActor @preconcurrency
public protocol TabViewStyle {
    nonisolated static var _tabStyleName: String { get }
}

/// A bar below the pages.
public nonisolated struct DefaultTabViewStyle: TabViewStyle {
    public static var _tabStyleName: String { TabStyleName.automatic.rawValue }

    public init() {}
}

/// Pages that a person turns, without a bar.
public nonisolated struct PageTabViewStyle: TabViewStyle {
    /// Whether dots tell the page. A host draws none.
    public struct IndexDisplayMode: Sendable {
        public static let automatic = IndexDisplayMode()
        public static let always = IndexDisplayMode()
        public static let never = IndexDisplayMode()
    }

    public static var _tabStyleName: String { TabStyleName.page.rawValue }

    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

/// A bar that may become a sidebar. A host shows the bar.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public static var _tabStyleName: String { TabStyleName.sidebarAdaptable.rawValue }

    public init() {}
}

/// Always a bar.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle {
    public static var _tabStyleName: String { TabStyleName.tabBarOnly.rawValue }

    public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }

    public nonisolated static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension View {
    /// How the tab views below show their tabs.
    public nonisolated func tabViewStyle<S: TabViewStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.tabStyleName, value: TabStyleName(rawValue: S._tabStyleName) ?? .automatic,
                line: SourceLine(fileID: fileID, line: line)))
    }
}

enum TabStyleName: String, Sendable {
    case automatic, page, sidebarAdaptable, tabBarOnly
}

struct TabViewStyleKey: BuiltInEnvironmentKey {
    static let defaultValue = TabStyleName.automatic
}

extension EnvironmentValues {
    var tabStyleName: TabStyleName {
        get { self[TabViewStyleKey.self] }
        set { self[TabViewStyleKey.self] = newValue }
    }
}
