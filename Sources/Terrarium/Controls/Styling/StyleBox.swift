/// A style of a control with its type hidden: it makes the look from what it is told of the control.
package class StyleBox<Configuration>: EnvironmentPrintable, @unchecked Sendable {
    package var environmentText: String { "style" }

    /// The look of a control.
    @MainActor package func body(_ configuration: Configuration) -> AnyView { AnyView(EmptyView()) }

    /// Whether another style makes no difference.
    package func isSame(as other: StyleBox<Configuration>) -> Bool { self === other }

    /// Whether of two styles, or none, the other makes no difference.
    package static func areSame(_ one: StyleBox<Configuration>?, _ two: StyleBox<Configuration>?) -> Bool {
        switch (one, two) {
        case (nil, nil): true
        case (let one?, let two?): one.isSame(as: two)
        default: false
        }
    }
}

/// A style with its type. Its dynamic properties work as those of a view do.
package final class TypedStyleBox<Style, Configuration, Look: View>: StyleBox<Configuration>, @unchecked Sendable {
    private let style: Style
    private let make: @MainActor (Style, Configuration) -> Look

    package init(_ style: Style, make: @escaping @MainActor (Style, Configuration) -> Look) {
        self.style = style
        self.make = make
    }

    package override var environmentText: String { typeName(of: Style.self) }

    package override func body(_ configuration: Configuration) -> AnyView {
        AnyView(StyledLook(holder: FieldHolder(value: style), configuration: configuration, make: make))
    }

    package override func isSame(as other: StyleBox<Configuration>) -> Bool {
        guard let other = other as? TypedStyleBox<Style, Configuration, Look> else { return false }
        return FieldPlan.areSame(style, other.style)
    }
}

private nonisolated struct StyledLook<Style, Configuration, Look: View>: View {
    var holder: FieldHolder<Style>
    let configuration: Configuration
    let make: @MainActor (Style, Configuration) -> Look

    @MainActor var body: some View { make(holder.value, configuration) }
}

/// A part of a control that a style is told of: views of an unknown type.
package nonisolated struct StylePart: View {
    let content: AnyView

    package init<Content: View>(_ content: Content) {
        self.content = AnyView(content)
    }

    @MainActor package var body: some View { content }
}
