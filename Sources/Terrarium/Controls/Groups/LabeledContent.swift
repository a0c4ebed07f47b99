import TerrariumLayout

/// Something with a label before it.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
    @Environment(\.labeledContentStyle) private var style
    let label: Label
    let content: Content

    /// Content with a label of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    @MainActor public var body: some View {
        if let style {
            style.body(
                LabeledContentStyleConfiguration(
                    label: .init(content: StylePart(label)), content: .init(content: StylePart(content)))
            )
            .modifier(EnvironmentModifier(keyPath: \.labeledContentStyle, value: nil, line: .unknown))
        } else {
            HStack {
                label
                Spacer()
                content
            }
        }
    }
}

extension LabeledContent
where
    Label == LabeledContentStyleConfiguration.Label,
    Content == LabeledContentStyleConfiguration.Content
{
    /// Content for a style: its label and content are those of the styled one.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

extension LabeledContent where Label == Text {
    /// Content with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Content with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A value with a title.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }
}

/// A titled group.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
    @Environment(\.groupBoxStyle) private var style
    let label: Label
    let content: Content

    /// A group with a label of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    @MainActor public var body: some View {
        if let style {
            style.body(
                GroupBoxStyleConfiguration(
                    label: .init(content: StylePart(label)), content: .init(content: StylePart(content)))
            )
            .modifier(EnvironmentModifier(keyPath: \.groupBoxStyle, value: nil, line: .unknown))
        } else {
            VStack(alignment: .leading) {
                label
                content
            }
        }
    }
}

extension GroupBox where Label == EmptyView {
    /// A group without a title.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// A group with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
}

/// Controls that belong together, side by side.
public nonisolated struct ControlGroup<Content: View>: View {
    @Environment(\.controlGroupStyle) private var style
    let content: Content
    private let label: StylePart

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = StylePart(EmptyView())
    }

    /// Controls with a label, which styles such as a menu show.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content())
        self.label = StylePart(label())
    }

    /// Controls with a title, which styles such as a menu show.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    @MainActor public var body: some View {
        if let style {
            style.body(
                ControlGroupStyleConfiguration(
                    content: .init(content: StylePart(content)), label: .init(content: label))
            )
            .modifier(EnvironmentModifier(keyPath: \.controlGroupStyle, value: nil, line: .unknown))
        } else {
            HStack { content }
        }
    }
}

/// The controls of a group with a label.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content

    @MainActor public var body: some View { content }
}

/// Content that can be shown and hidden by tapping its label.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
    @State private var isOpen = false
    @Environment(\.disclosureGroupStyle) private var style
    private let isExpanded: Binding<Bool>?
    private let label: Label
    private let content: () -> Content

    /// A group with a label of views, closed at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        self.label = label()
        self.content = content
    }

    /// A group that a binding opens and closes.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.label = label()
        self.content = content
    }

    @MainActor public var body: some View {
        let isExpanded = isExpanded ?? $isOpen
        if let style {
            style.body(
                DisclosureGroupStyleConfiguration(
                    label: .init(content: StylePart(label)), content: .init(content: StylePart(content())),
                    isExpanded: isExpanded)
            )
            .modifier(EnvironmentModifier(keyPath: \.disclosureGroupStyle, value: nil, line: .unknown))
        } else {
            VStack(alignment: .leading) {
                Button {
                    isExpanded.wrappedValue.toggle()
                } label: {
                    label
                }
                if isExpanded.wrappedValue { content() }
            }
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// A group with a title, closed at first.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A group with a title that a binding opens and closes.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }
}
