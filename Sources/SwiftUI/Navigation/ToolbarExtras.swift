public import Foundation
public import Terrarium

/// Space between the items of a bar. A host lines items up without it.
public nonisolated struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

    public static func _updateToolbar(_ content: Self, in cursor: inout _ChildCursor) {}
}

/// How wide space in a bar is.
public struct SpacerSizing: Hashable, Sendable {
    private let name: String

    public static let fixed = Self(name: "fixed")
    public static let flexible = Self(name: "flexible")
}

/// Items of the menu behind a screen's title. A host does not build them.
public nonisolated struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never

    public init() where Content == EmptyView {}

    public init(@ViewBuilder content: () -> Content) {}

    public static func _updateToolbar(_ content: Self, in cursor: inout _ChildCursor) {}
}

/// An item that a system adds to bars by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    public static let sidebarToggle = Self(name: "sidebarToggle")
    public static let title = Self(name: "title")
    public static let search = Self(name: "search")
}

/// How far a person may arrange toolbar items.
public struct ToolbarCustomizationBehavior: Sendable {
    public static let `default` = Self()
    public static let reorderable = Self()
    public static let disabled = Self()
}

/// Options of arranging toolbar items.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// What only a system whose bars a person arranges could follow.
extension CustomizableToolbarContent {
    public nonisolated func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
        -> some CustomizableToolbarContent
    {
        self
    }

    public nonisolated func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { self }
}

extension ToolbarContent {
    /// Whether the glass behind an item is hidden. A host shows none.
    public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension View {
    /// Items of the menu behind the screen's title. A host does not build them.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

    /// Takes away an item that a system adds by itself. A host adds none.
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

    /// A second line below the screen's title: recorded as `subtitle="…"`.
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// A second line below the screen's title: recorded as `subtitle="…"`.
    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
        recorded(SnapshotAttribute("subtitle", string: subtitle.plainString))
    }

    /// A second line below the screen's title: recorded as `subtitle="…"`.
    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// The width of a split view's column. A host gives all columns the same width.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

    /// The width of a split view's column. A host gives all columns the same width.
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }

    /// How a split view arranges its columns. A host lays them side by side.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

    /// How a screen comes and goes. A host changes screens at once.
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// How searching changes the bar. A host's bar stays as it is.
    public nonisolated func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }

    /// How a searching toolbar is arranged. A host's bar stays as it is.
    public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}

/// How searching changes the bar.
public struct SearchPresentationToolbarBehavior: Sendable {
    public static let automatic = Self()
    public static let avoidHidingContent = Self()
}

/// How a searching toolbar is arranged.
public struct SearchToolbarBehavior: Sendable {
    public static let automatic = Self()
    public static let minimize = Self()
}

/// How a split view arranges its columns.
public protocol NavigationSplitViewStyle: Sendable {}

/// The arrangement by default.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
/// The columns share the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
/// The detail keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: Self { Self() }
}

/// How a screen comes and goes.
public protocol NavigationTransition: Sendable {}

/// As the system does it.
public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }
/// Out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: Self { Self() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Out of the view with an id.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}
