import TerrariumLayout

extension View {
    /// Adds a menu that a long press on the view opens, as a popover in the window.
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// Adds a menu that a long press on the view opens. A host does not show the preview.
    public nonisolated func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// Adds a menu that a long press on the view opens, or none.
    public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items, isEnabled: contextMenu != nil))
    }
}

/// The items of a context menu: the older form.
public nonisolated struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    public init(@ViewBuilder menuItems: () -> MenuItems) {
        items = menuItems()
    }
}

/// Opens a menu on a long press.
nonisolated struct ContextMenuModifier<Items: View>: ViewModifier {
    @State private var isOpen = false
    let items: Items
    var isEnabled = true

    init(items: Items, isEnabled: Bool = true) {
        self.items = items
        self.isEnabled = isEnabled
    }

    @MainActor func body(content: Content) -> some View {
        content
            .gesture(
                LongPressGesture().onEnded { [isOpen = $isOpen] _ in isOpen.wrappedValue = true }, isEnabled: isEnabled
            )
            .modifier(MenuLayer(isOpen: $isOpen, items: items))
    }
}
