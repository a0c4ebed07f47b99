public import Foundation

extension Button where Label == Terrarium.Label<Text, Image> {
    /// Runs an action; the label is a text that is looked up, with a symbol of the system.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Terrarium.Label(titleKey, systemImage: systemImage) }
    }

    /// Runs an action; the label is a text with a symbol of the system.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Terrarium.Label(title, systemImage: systemImage) }
    }

    /// Runs an action that has a role; the label is a text that is looked up, with a symbol of the system.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Terrarium.Label(titleKey, systemImage: systemImage) }
    }

    /// Runs an action that has a role; the label is a text with a symbol of the system.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Terrarium.Label(title, systemImage: systemImage) }
    }

    /// Runs an action; the label is a text that is looked up, with an image.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Terrarium.Label(titleKey, image: image) }
    }

    /// Runs an action; the label is a text with an image.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Terrarium.Label(title, image: image) }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// Runs an action that has a role; the label says the role: `Cancel`, `Close`, `Done`, `Delete`.
    @preconcurrency
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

/// The label of a button that only has a role.
public nonisolated struct DefaultButtonLabel: View {
    let role: ButtonRole

    @MainActor public var body: some View { Text(verbatim: title) }

    private var title: String {
        switch role {
        case .cancel: "Cancel"
        case .close: "Close"
        case .confirm: "Done"
        case .destructive: "Delete"
        default: ""
        }
    }
}

extension ButtonBorderShape {
    /// A rectangle with round corners of a radius.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}
