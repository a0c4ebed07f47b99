extension Text {
    /// The size of a text in proportion to its font.
    public struct Scale: Hashable, Sendable {
        let isSecondary: Bool

        /// The font's own size.
        public static let `default` = Scale(isSecondary: false)
        /// A smaller size, for less important text.
        public static let secondary = Scale(isSecondary: true)
    }

    /// A line under or through a text.
    public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        let color: Color?

        /// A line with a pattern, in the text's colour unless another is given.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// One solid line.
        public static let single = LineStyle()

        /// The pattern of a line.
        public enum Pattern: Hashable, Sendable {
            case solid
            case dot
            case dash
            case dashDot
            case dashDotDot
        }
    }
}
