/// A choice in the older form: a title, a message and buttons.
public struct ActionSheet {
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A choice; without a button to cancel it gets one.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    fileprivate var panel: AlertPanel<OlderButtons, Text?> {
        AlertPanel(title: title, isConfirmation: true, actions: OlderButtons(buttons: buttons), message: message)
    }
}

extension View {
    /// Presents a choice while a binding is true.
    @preconcurrency
    public nonisolated func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View {
        modifier(
            PresentationModifier(kind: .confirmation, trigger: PresentationTrigger(isPresented)) { (_: Void) in
                content().panel
            })
    }

    /// Presents a choice for an item while there is one.
    @preconcurrency
    public nonisolated func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        modifier(
            PresentationModifier(kind: .confirmation, trigger: PresentationTrigger(item)) { content($0).panel })
    }
}
