/// An image inside a text: a sign as wide as a symbol.
final class ImageValue: TextContent, @unchecked Sendable {
    private let image: Image

    init(image: Image) {
        self.image = image
    }

    /// What stands for an image, whatever it shows: the character that Unicode keeps for objects in a text.
    private static let placeholder = "\u{FFFC}"

    override func resolve(in settings: TextSettings) -> ResolvedText { ResolvedText(ImageValue.placeholder) }

    override func isEqual(to other: TextContent) -> Bool { image == (other as? ImageValue)?.image }
}

extension Text {
    /// Shows an image as a part of a text.
    public init(_ image: Image) {
        self.init(TextValue(formatted: ImageValue(image: image)))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// An image.
    public mutating func appendInterpolation(_ image: Image) {
        appendInterpolation(Text(image))
    }
}
