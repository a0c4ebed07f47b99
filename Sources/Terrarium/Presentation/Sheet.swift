extension View {
    /// Presents a sheet while a binding is true.
    ///
    /// The content has the environment and the identity of the place where the modifier stands; its state begins anew
    /// with each presentation. `onDismiss` runs once for each presentation that has ended, whatever ended it: the
    /// binding, `dismiss` inside, a swipe, the end of the presenting view. Over one layer one presentation is open at a
    /// time: another one is reported as `presentationConflict` and waits for the end of the first.
    @preconcurrency
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .sheet, trigger: PresentationTrigger(isPresented), onDismiss: onDismiss,
                content: { (_: Void) in content() }))
    }

    /// Presents a sheet for an item while there is one. An item with another identity replaces the sheet.
    @preconcurrency
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: .sheet, trigger: PresentationTrigger(item), onDismiss: onDismiss, content: content))
    }
}
