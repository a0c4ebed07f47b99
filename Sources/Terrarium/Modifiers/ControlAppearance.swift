/// The shape of a button's border.
public struct ButtonBorderShape: Hashable, Sendable {
    private let name: String

    /// What the surroundings suggest.
    public static let automatic = ButtonBorderShape(name: "automatic")
    /// A capsule.
    public static let capsule = ButtonBorderShape(name: "capsule")
    /// A rectangle with round corners.
    public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
    /// A circle.
    public static let circle = ButtonBorderShape(name: "circle")
}

extension View {
    /// The shape of the borders of the buttons below.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

    /// What the Return key is called for the fields below.
    public nonisolated func submitLabel(_ label: SubmitLabel) -> some View { self }

    /// When letters typed into the fields below become capitals. A host types them as they are.
    public nonisolated func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View { self }

    /// Whether the fields below correct what is typed. A host types it as it is.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Whether the fields below correct what is typed. A host types it as it is.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.autocorrectionDisabled, disable ?? false)
    }
}

extension EnvironmentValues {
    /// Whether fields leave what is typed as it is.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }

    /// Whether fields leave what is typed as it is.
    public var disableAutocorrection: Bool? {
        get { autocorrectionDisabled }
        set { autocorrectionDisabled = newValue ?? false }
    }
}

private struct AutocorrectionDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
