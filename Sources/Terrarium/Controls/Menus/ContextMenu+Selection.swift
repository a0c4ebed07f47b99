extension View {
    /// Adds a menu for what is selected in the list or table below; a long press on the view opens it, for no selection.
    ///
    /// Unlike SwiftUI's, the menu is not told what is selected, and the primary action is not called.
    public nonisolated func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        contextMenu { menu([]) }
    }
}
