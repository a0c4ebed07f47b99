/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View

    typealias Configuration = LabelStyleConfiguration

    /// The look of a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a label.
public struct LabelStyleConfiguration {
    /// The label's title.
    public struct Title: View {
        let content: AnyView

        public var body: some View { content }
    }

    /// The label's icon.
    public struct Icon: View {
        let content: AnyView

        public var body: some View { content }
    }

    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon
    /// What the title says, where it is a text.
    var spokenTitle: Text?
}

/// The look that a label has by default: its icon, then its title.
public struct DefaultLabelStyle: LabelStyle {
    /// A label with its icon before its title.
    public nonisolated init() {}

    /// The look of a label.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
        }
    }
}

/// The icon, then the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// A label with its icon before its title.
    public nonisolated init() {}

    /// The look of a label.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
        }
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// A label of its title only.
    public nonisolated init() {}

    /// The look of a label.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone, which is known by the title.
public struct IconOnlyLabelStyle: LabelStyle {
    /// A label of its icon only, named by its title.
    public nonisolated init() {}

    /// The look of a label.
    public func makeBody(configuration: Configuration) -> some View {
        if let title = configuration.spokenTitle {
            configuration.icon.accessibilityLabel(title)
        } else {
            configuration.icon
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The icon before the title.
    public static nonisolated var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon before the title.
    public static nonisolated var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title only.
    public static nonisolated var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon only.
    public static nonisolated var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    /// Sets how the labels below look.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S, fileID: StaticString = #fileID, line: UInt = #line)
        -> some View
    {
        modifier(
            EnvironmentModifier(
                keyPath: \.labelStyleBox, value: LabelStyleKey.box(for: style),
                line: SourceLine(fileID: fileID, line: line)))
    }
}

extension EnvironmentValues {
    package var labelStyleBox: StyleBox<LabelStyleConfiguration>? {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<LabelStyleConfiguration>? { nil }

    static func _isEqual(
        _ one: StyleBox<LabelStyleConfiguration>?, _ two: StyleBox<LabelStyleConfiguration>?
    ) -> Bool { StyleBox.areSame(one, two) }

    static func box<S: LabelStyle>(for style: S) -> StyleBox<LabelStyleConfiguration> {
        TypedStyleBox(style) { $0.makeBody(configuration: $1) }
    }
}
