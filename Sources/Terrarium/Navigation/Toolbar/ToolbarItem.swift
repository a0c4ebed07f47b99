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
public struct ToolbarItemPlacement: Sendable {
    /// The part of a bar in which items are lined up.
    enum Region {
        case leading, principal, trailing, bottom, status, none
    }

    let name: String
    let region: Region

    /// Trailing in the navigation bar.
    public static let automatic = Self(name: "automatic", region: .trailing)
    /// In the middle of the navigation bar, in place of the inline title.
    public static let principal = Self(name: "principal", region: .principal)
    /// Leading in the navigation bar.
    public static let navigation = Self(name: "navigation", region: .leading)
    public static let topBarLeading = Self(name: "topBarLeading", region: .leading)
    public static let topBarTrailing = Self(name: "topBarTrailing", region: .trailing)
    public static let navigationBarLeading = Self(name: "navigationBarLeading", region: .leading)
    public static let navigationBarTrailing = Self(name: "navigationBarTrailing", region: .trailing)
    public static let primaryAction = Self(name: "primaryAction", region: .trailing)
    public static let secondaryAction = Self(name: "secondaryAction", region: .trailing)
    public static let confirmationAction = Self(name: "confirmationAction", region: .trailing)
    public static let cancellationAction = Self(name: "cancellationAction", region: .leading)
    public static let destructiveAction = Self(name: "destructiveAction", region: .trailing)
    /// In the bar at the lower edge.
    public static let bottomBar = Self(name: "bottomBar", region: .bottom)
    public static let bottomOrnament = Self(name: "bottomOrnament", region: .bottom)
    /// In the middle of the bar at the lower edge.
    public static let status = Self(name: "status", region: .status)
    /// Above the keyboard, which a window without a screen does not have: such items are kept and not shown.
    public static let keyboard = Self(name: "keyboard", region: .none)
}
