/// Whether a menu closes once something in it was chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private enum Choice { case automatic, enabled, disabled }

    private let choice: Choice

    /// What the system does: the menu closes.
    public static let automatic = Self(choice: .automatic)
    /// The menu closes.
    public static let enabled = Self(choice: .enabled)
    /// The menu stays open.
    public static let disabled = Self(choice: .disabled)
}

extension View {
    /// Sets whether a menu closes once a button, a toggle or an option of a picker below was chosen in it.
    public nonisolated func menuActionDismissBehavior(
        _ behavior: MenuActionDismissBehavior, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.menuActionDismissBehavior, value: behavior, line: SourceLine(fileID: fileID, line: line)))
    }
}

extension EnvironmentValues {
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuActionDismissBehaviorKey.self] }
        set { self[MenuActionDismissBehaviorKey.self] = newValue }
    }
}

struct MenuActionDismissBehaviorKey: BuiltInEnvironmentKey {
    static let defaultValue = MenuActionDismissBehavior.automatic
}

extension ControlNode {
    /// The menu or the alert that ends once the control was used; nothing where it is to stay.
    final var presentationAfterAction: PresentationHandle? {
        scope[MenuActionDismissBehaviorKey.self] == .disabled ? nil : scope[ButtonPresentationKey.self]
    }

    /// Closes the menu in which the control stands.
    final func endPresentationAfterAction() {
        let presentation = presentationAfterAction
        onMainActor { presentation?.dismiss() }
    }
}
