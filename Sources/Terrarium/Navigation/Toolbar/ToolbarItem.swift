/// One view in a bar.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never

    private let placement: ToolbarItemPlacement
    private let content: Content

    public static func _updateToolbar(_ item: Self, in cursor: inout _ChildCursor) {
        ToolbarItemNode<Content>.update(item.placement, item.content, in: &cursor)
    }
}

extension ToolbarItem where ID == Void {
    /// A view at a place of the screen's bars.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// A view that a person may move or remove; a host shows it unless it is hidden by default.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

/// Several views at one place of the screen's bars, each an item of its own.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never

    private let placement: ToolbarItemPlacement
    private let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public static func _updateToolbar(_ group: Self, in cursor: inout _ChildCursor) {
        ToolbarItemNode<Content>.update(group.placement, group.content, in: &cursor)
    }
}

/// Where in its screen's bars an item stands.
///
/// Items go where a phone's bars have them. Those of one place follow each other in the order in which they are written.
/// There is no overflow menu: what does not fit is squeezed, and secondary actions are as visible as the others.
public struct ToolbarItemPlacement: Sendable {
    /// The part of a bar in which items are lined up.
    enum Region {
        case leading, principal, trailing, bottom, status, none
    }

    let name: String
    private let ownRegion: Region

    private init(name: String, region: Region) {
        self.name = name
        ownRegion = region
    }

    /// The part of the bar for a screen with or without a back button.
    func region(besideBackButton: Bool) -> Region {
        // The way back takes the leading end for itself, as in a narrow window on a phone.
        besideBackButton && name == Self.navigation.name ? .trailing : ownRegion
    }

    /// Trailing in the navigation bar.
    public static let automatic = Self(name: "automatic", region: .trailing)
    /// In the middle of the navigation bar, in place of the inline title.
    public static let principal = Self(name: "principal", region: .principal)
    /// Leading in the navigation bar; trailing where a back button stands there already.
    public static let navigation = Self(name: "navigation", region: .leading)
    /// Leading in the navigation bar, behind a back button.
    public static let topBarLeading = Self(name: "topBarLeading", region: .leading)
    /// Trailing in the navigation bar.
    public static let topBarTrailing = Self(name: "topBarTrailing", region: .trailing)
    /// Leading in the navigation bar, behind a back button: the older name.
    public static let navigationBarLeading = Self(name: "navigationBarLeading", region: .leading)
    /// Trailing in the navigation bar: the older name.
    public static let navigationBarTrailing = Self(name: "navigationBarTrailing", region: .trailing)
    /// Trailing in the navigation bar.
    public static let primaryAction = Self(name: "primaryAction", region: .trailing)
    /// Trailing in the navigation bar; a phone hides such actions in a menu there, a host shows them.
    public static let secondaryAction = Self(name: "secondaryAction", region: .trailing)
    /// Trailing in the navigation bar, the end of a sheet that keeps what was done.
    public static let confirmationAction = Self(name: "confirmationAction", region: .trailing)
    /// Leading in the navigation bar, the end of a sheet that keeps nothing.
    public static let cancellationAction = Self(name: "cancellationAction", region: .leading)
    /// Trailing in the navigation bar, the end of a sheet that destroys something.
    public static let destructiveAction = Self(name: "destructiveAction", region: .trailing)
    /// In the middle of the navigation bar, in place of the inline title.
    public static let title = Self(name: "title", region: .principal)
    /// In the middle of the navigation bar; a host does not build a second line.
    public static let subtitle = Self(name: "subtitle", region: .principal)
    /// In the middle of the navigation bar; the large title stays below it.
    public static let largeTitle = Self(name: "largeTitle", region: .principal)
    /// In the middle of the navigation bar; a host does not build a second line.
    public static let largeSubtitle = Self(name: "largeSubtitle", region: .principal)
    /// In the bar at the lower edge, from its leading end.
    public static let bottomBar = Self(name: "bottomBar", region: .bottom)
    /// In the bar at the lower edge, from its leading end: a host has no ornaments beside its window.
    public static let bottomOrnament = Self(name: "bottomOrnament", region: .bottom)
    /// In the middle of the bar at the lower edge.
    public static let status = Self(name: "status", region: .status)
    /// Above the keyboard, which a window without a screen does not have: such items are kept and not shown.
    public static let keyboard = Self(name: "keyboard", region: .none)
}
