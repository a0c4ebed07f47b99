import TerrariumLayout

/// A button that opens a menu.
///
/// An open menu is a popover in the window; a button in it runs its action and closes it, and the menus around it. With a
/// primary action a tap runs that, and a long press opens the menu. A host also chooses by name, without opening first:
/// `try host.select("Rename", in: .button("More"))`.
public nonisolated struct Menu<Label: View, Content: View>: View {
    @State private var isOpen = false
    @Environment(\.menuStyleBox) private var style
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?

    /// A menu with a label of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        primaryAction = nil
    }

    /// A menu with a label of views, whose tap runs an action.
    @preconcurrency
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.content = content()
        self.label = label()
        self.primaryAction = primaryAction
    }

    @MainActor public var body: some View {
        if let style {
            // A menu inside the style must not be styled by it again.
            style.body(
                MenuStyleConfiguration(
                    label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
                    primaryAction: primaryAction)
            )
            .modifier(EnvironmentModifier(keyPath: \.menuStyleBox, value: nil, line: .unknown))
        } else {
            MenuControl(label: label, isOpen: $isOpen, primaryAction: primaryAction)
                .modifier(MenuLayer(isOpen: $isOpen, items: content))
        }
    }
}

extension Menu where Label == Text {
    /// A menu with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A menu with a title, whose tap runs an action.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// A menu with a title, whose tap runs an action.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == Terrarium.Label<Text, Image> {
    /// A menu with a title and a symbol of the system.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Terrarium.Label(titleKey, systemImage: systemImage) }
    }

    /// A menu with a title and a symbol of the system.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Terrarium.Label(title, systemImage: systemImage) }
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// A menu for a style: its label and items are those of the styled menu.
    @MainActor public init(_ configuration: MenuStyleConfiguration) {
        content = configuration.content
        label = configuration.label
        primaryAction = configuration.primaryAction
    }
}

/// What a menu does.
private nonisolated struct MenuControl<Label: View>: ControlView {
    typealias Body = Never

    let label: Label
    let isOpen: Binding<Bool>
    let primaryAction: (@MainActor () -> Void)?

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateControl(view, in: &cursor)
    }

    @MainActor func content(in node: ControlNode) -> Label { label }

    @MainActor func describe(in node: ControlNode) -> ControlDescription {
        var description = ControlDescription("Menu")
        description.actions = ["tap", "select"] + (primaryAction == nil ? [] : ["longPress"])
        return description
    }

    @MainActor func perform(_ action: HostAction, in node: ControlNode) throws -> Bool {
        switch action {
        case .tap:
            if let primaryAction { primaryAction() } else { isOpen.wrappedValue = true }
        case .longPress:
            isOpen.wrappedValue = true
        case .selectOption(let name):
            isOpen.wrappedValue = true
            try MenuItems.choose(name, of: node, isOpen: isOpen)
        default:
            return false
        }
        return true
    }
}
