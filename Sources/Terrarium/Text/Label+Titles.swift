extension Label where Title == Text, Icon == Image {
    /// A title that is looked up, with a symbol of the system.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// A title that is looked up, with an image.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// A title that is looked up, with an image of a catalogue.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(titleKey, image: resource.name)
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// A label for a style: its title and icon are those of the styled label.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}
