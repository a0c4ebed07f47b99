extension View {
    /// Covers the window with content while a binding is true. A swipe does not take a cover away.
    @preconcurrency
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .cover, trigger: PresentationTrigger(isPresented), onDismiss: onDismiss,
                content: { (_: Void) in content() }))
    }

    /// Covers the window with content for an item while there is one.
    @preconcurrency
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .cover, trigger: PresentationTrigger(item), onDismiss: onDismiss, content: content))
    }
}
