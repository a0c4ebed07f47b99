package import Foundation

/// How a text is broken into lines and what happens when there are too many of them.
package struct TextStyle: Hashable, Sendable {
    /// Which part of a text that does not fit gives way to the ellipsis.
    package enum Truncation: Hashable, Sendable {
        case head, middle, tail
    }

    /// Where lines that are shorter than the text's frame stand in it.
    package enum Alignment: Hashable, Sendable {
        case leading, center, trailing
    }

    /// The greatest number of lines; `nil` stands for no limit, and what is below 1 counts as 1.
    package var lineLimit: Int?

    /// The number of lines that the text is high even where it has fewer.
    package var minimumLines: Int

    package var truncation: Truncation

    package var alignment: Alignment

    /// The distance between two lines; negative numbers and what is not a number count as 0.
    package var lineSpacing: CGFloat

    /// How small, as a part of 1, the font may become so that nothing is cut off.
    package var minimumScaleFactor: CGFloat

    /// On which side lines start.
    package var layoutDirection: LayoutDirection

    package init(
        lineLimit: Int? = nil, minimumLines: Int = 0, truncation: Truncation = .tail, alignment: Alignment = .leading,
        lineSpacing: CGFloat = 0, minimumScaleFactor: CGFloat = 1, layoutDirection: LayoutDirection = .leftToRight
    ) {
        self.lineLimit = lineLimit
        self.minimumLines = minimumLines
        self.truncation = truncation
        self.alignment = alignment
        self.lineSpacing = lineSpacing
        self.minimumScaleFactor = minimumScaleFactor
        self.layoutDirection = layoutDirection
    }
}

extension TextStyle {
    /// Whether the text is as high as its limit allows even where it has fewer lines.
    package var reservesSpace: Bool {
        get { lineLimit.map { minimumLines >= $0 } ?? false }
        set { minimumLines = newValue ? lineLimit ?? 0 : 0 }
    }

    /// The limit as layout uses it.
    var usableLineLimit: Int { lineLimit.map { max($0, 1) } ?? .max }

    /// The least number of lines as layout uses it: no text is higher than its limit or than ten thousand empty lines.
    var usableMinimumLines: Int { min(minimumLines, usableLineLimit, 10_000) }

    /// The line spacing as layout uses it.
    var usableLineSpacing: CGFloat { TextMetrics.usableSize(lineSpacing) }

    /// Where a line of the given width starts in a frame of the given width.
    func lineOrigin(width: CGFloat, in available: CGFloat) -> CGFloat {
        let slack = available - width
        switch (alignment, layoutDirection) {
        case (.center, _): return slack / 2
        case (.leading, .leftToRight), (.trailing, .rightToLeft): return 0
        default: return slack
        }
    }
}
