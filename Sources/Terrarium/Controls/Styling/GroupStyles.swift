/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View

    typealias Configuration = DisclosureGroupStyleConfiguration

    /// The look of a disclosure group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
    /// The label of a group.
    public struct Label: View {
        let content: StylePart

        public var body: some View { content }
    }

    /// What a group holds.
    public struct Content: View {
        let content: StylePart

        public var body: some View { content }
    }

    public let label: Label
    public let content: Content
    /// Whether the content shows.
    @Binding public var isExpanded: Bool
}

/// The look that a disclosure group has by default.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static nonisolated var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// How titled groups look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View

    typealias Configuration = GroupBoxStyleConfiguration

    /// The look of a titled group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a titled group.
public struct GroupBoxStyleConfiguration {
    /// The title of a group.
    public struct Label: View {
        let content: StylePart

        public var body: some View { content }
    }

    /// What a group holds.
    public struct Content: View {
        let content: StylePart

        public var body: some View { content }
    }

    public let label: Label
    public let content: Content
}

/// The look that a titled group has by default: its title, then its content.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            configuration.content
        }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static nonisolated var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// How labelled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View

    typealias Configuration = LabeledContentStyleConfiguration

    /// The look of labelled content.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of labelled content.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public struct Label: View {
        let content: StylePart

        public var body: some View { content }
    }

    /// The content.
    public struct Content: View {
        let content: StylePart

        public var body: some View { content }
    }

    public let label: Label
    public let content: Content
}

/// The look that labelled content has by default: the label at the leading end, the content at the trailing end.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer()
            configuration.content
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static nonisolated var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View

    typealias Configuration = ControlGroupStyleConfiguration

    /// The look of a group of controls.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a group of controls.
public struct ControlGroupStyleConfiguration {
    /// The label of a group.
    public struct Label: View {
        let content: StylePart

        public var body: some View { content }
    }

    /// The controls.
    public struct Content: View {
        let content: StylePart

        public var body: some View { content }
    }

    public let content: Content
    public let label: Label
}
