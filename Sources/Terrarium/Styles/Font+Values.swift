public import Foundation

extension Font {
    /// How heavy strokes are.
    public struct Weight: Hashable, Sendable {
        let value: Double

        /// The lightest weight.
        public static let ultraLight = Weight(value: -0.8)
        /// A weight between ultra light and light.
        public static let thin = Weight(value: -0.6)
        /// A weight between thin and regular.
        public static let light = Weight(value: -0.4)
        /// The usual weight.
        public static let regular = Weight(value: 0)
        /// A weight between regular and semibold.
        public static let medium = Weight(value: 0.23)
        /// A weight between medium and bold.
        public static let semibold = Weight(value: 0.3)
        /// The weight of bold text.
        public static let bold = Weight(value: 0.4)
        /// A weight between bold and black.
        public static let heavy = Weight(value: 0.56)
        /// The heaviest weight.
        public static let black = Weight(value: 0.62)

        /// The name of the static member.
        package var outlineName: String {
            switch self {
            case .ultraLight: "ultraLight"
            case .thin: "thin"
            case .light: "light"
            case .regular: "regular"
            case .medium: "medium"
            case .semibold: "semibold"
            case .bold: "bold"
            case .heavy: "heavy"
            case .black: "black"
            default: "weight=\(outlineNumber(value))"
            }
        }
    }

    /// A style of typeface.
    public enum Design: Hashable, Sendable {
        /// The system's own.
        case `default`
        /// With serifs.
        case serif
        /// With round ends.
        case rounded
        /// With characters of one width.
        case monospaced

        /// The name of the case.
        package var outlineName: String { String(describing: self) }
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable {
        /// The font's own.
        case standard
        /// Less.
        case tight
        /// More.
        case loose
    }

    /// How wide characters are, 0 being the font's own width.
    public struct Width: Hashable, Sendable {
        /// The width's value, negative for narrower characters.
        public var value: CGFloat

        /// A width with a given value.
        public init(_ value: CGFloat) {
            self.value = value
        }

        /// The narrowest width.
        public static let compressed = Width(-0.3)
        /// A narrow width.
        public static let condensed = Width(-0.2)
        /// The font's own width.
        public static let standard = Width(0)
        /// A wide width.
        public static let expanded = Width(0.2)

        /// The name of the static member.
        package var outlineName: String {
            switch self {
            case .compressed: "compressed"
            case .condensed: "condensed"
            case .standard: "standard"
            case .expanded: "expanded"
            default: "width=\(outlineNumber(Double(value)))"
            }
        }
    }
}
