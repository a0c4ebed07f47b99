/// An alert in the older form: a title, a message and one or two buttons.
public struct Alert {
    /// A button of an alert or an action sheet.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (@MainActor () -> Void)?

        /// An ordinary button.
        @preconcurrency
        public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
            Self(label: label, role: nil, action: action)
        }

        /// A button that cancels.
        @preconcurrency
        public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
            Self(label: label, role: .cancel, action: action)
        }

        /// A button that cancels, with the system's label.
        @preconcurrency
        public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Self {
            cancel(Text(verbatim: "Cancel"), action: action)
        }

        /// A button that destroys something.
        @preconcurrency
        public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
            Self(label: label, role: .destructive, action: action)
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An alert with one button; without one it gets OK.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}

/// The buttons of the older forms as views.
nonisolated struct OlderButtons: View {
    let buttons: [Alert.Button]

    @MainActor var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            Button(
                role: buttons[index].role, action: { buttons[index].action?() }, label: { buttons[index].label })
        }
    }
}

extension View {
    /// Presents an alert while a binding is true.
    @preconcurrency
    public nonisolated func alert(
        isPresented: Binding<Bool>, content: @escaping () -> Alert
    ) -> some View {
        modifier(
            PresentationModifier(kind: .alert, trigger: PresentationTrigger(isPresented)) { (_: Void) in
                content().panel
            })
    }

    /// Presents an alert for an item while there is one.
    @preconcurrency
    public nonisolated func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        modifier(
            PresentationModifier(kind: .alert, trigger: PresentationTrigger(item)) { content($0).panel })
    }
}

extension Alert {
    fileprivate var panel: AlertPanel<OlderButtons, Text?> {
        AlertPanel(title: title, isConfirmation: false, actions: OlderButtons(buttons: buttons), message: message)
    }
}
