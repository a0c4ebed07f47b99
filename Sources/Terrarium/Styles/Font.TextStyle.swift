package import Foundation

extension Font {
    /// What a text is for; the size follows from it and from the preferred type size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
    }

    /// The font of large titles.
    public static let largeTitle = Font(base: .style(.largeTitle))
    /// The font of first-level headings.
    public static let title = Font(base: .style(.title))
    /// The font of second-level headings.
    public static let title2 = Font(base: .style(.title2))
    /// The font of third-level headings.
    public static let title3 = Font(base: .style(.title3))
    /// The font of headings, semibold.
    public static let headline = Font(base: .style(.headline))
    /// The font of subheadings.
    public static let subheadline = Font(base: .style(.subheadline))
    /// The font of body text.
    public static let body = Font(base: .style(.body))
    /// The font of callouts.
    public static let callout = Font(base: .style(.callout))
    /// The font of footnotes.
    public static let footnote = Font(base: .style(.footnote))
    /// The font of captions.
    public static let caption = Font(base: .style(.caption))
    /// The font of alternate captions.
    public static let caption2 = Font(base: .style(.caption2))
}

extension Font.TextStyle {
    /// The size in points at a preferred type size, as Apple publishes it for iOS.
    package func pointSize(at dynamicTypeSize: DynamicTypeSize = .large) -> CGFloat {
        sizes[dynamicTypeSize.index]
    }

    /// The name of the case.
    package var outlineName: String { String(describing: self) }

    /// The weight that the style itself has.
    var weight: Font.Weight { self == .headline ? .semibold : .regular }

    /// Sizes in points from `xSmall` to `accessibility5`.
    private var sizes: [CGFloat] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }
}
