import TerrariumLayout

/// A title with an icon.
///
/// The `labelStyle` around it says what is shown; without one the icon stands before the title.
public nonisolated struct Label<Title: View, Icon: View>: View {
    @Environment(\.labelStyleBox) private var style
    let title: Title
    let icon: Icon

    /// A title and an icon that closures build.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @MainActor public var body: some View {
        if let style {
            // A label inside the style must not be styled by it again.
            style.body(
                LabelStyleConfiguration(
                    title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)),
                    spokenTitle: title as? Text)
            )
            .modifier(EnvironmentModifier(keyPath: \.labelStyleBox, value: nil, line: .unknown))
        } else {
            HStack {
                icon
                title
            }
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with a symbol of the system.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// A title with an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    /// A title with an image of a catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title, image: resource.name)
    }
}
