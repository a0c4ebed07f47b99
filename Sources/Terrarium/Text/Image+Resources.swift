public import Foundation

/// An image of a catalogue, by its name.
public struct ImageResource: Hashable, Sendable {
    let name: String

    /// The image of a name in the catalogue of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
    }
}

/// A colour of a catalogue, by its name.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The colour of a name in the catalogue of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Image {
    /// An image of a catalogue.
    public init(_ resource: ImageResource) {
        self.init(resource.name)
    }

    /// An image with a label for assistive technology.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label.plainString
    }

    /// A symbol that shows a value from 0 to 1. A host shows the symbol.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }
}

extension Color {
    /// A colour of a catalogue.
    public init(_ resource: ColorResource) {
        self.init(resource.name, bundle: resource.bundle)
    }
}
