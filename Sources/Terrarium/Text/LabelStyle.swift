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

    public let title: Title
    public let icon: Icon
}

/// The look that a label has by default: its icon, then its title.
public struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
        }
    }
}

/// The icon, then the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
        }
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static nonisolated var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static nonisolated var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static nonisolated var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static nonisolated var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    /// Sets how the labels below look.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(keyPath: \.labelStyleBox, value: LabelStyleBox(style), line: .unknown))
    }
}

/// A style with its type hidden.
package final class LabelStyleBox: @unchecked Sendable {
    let make: @MainActor (LabelStyleConfiguration) -> AnyView

    init<S: LabelStyle>(_ style: S) {
        let maker = LabelStyleMaker(style: style)
        make = maker.make
    }
}

/// Makes labels of one style.
private struct LabelStyleMaker<S: LabelStyle>: @unchecked Sendable {
    let style: S

    @MainActor func make(_ configuration: LabelStyleConfiguration) -> AnyView {
        AnyView(StyledLabel(holder: FieldHolder(value: style), configuration: configuration))
    }
}

/// A label in its style. The style is a stored property here, so that its own dynamic properties work.
private nonisolated struct StyledLabel<Style: LabelStyle>: View {
    var holder: FieldHolder<Style>
    let configuration: LabelStyleConfiguration

    @MainActor var body: some View { holder.value.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
    package var labelStyleBox: LabelStyleBox? {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: LabelStyleBox? { nil }
}
