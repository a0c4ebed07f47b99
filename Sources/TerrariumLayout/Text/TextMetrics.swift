public import Foundation

/// How wide characters and how high lines are.
///
/// There is no font engine behind the view tree, so text is measured by a rule. Both rules know two kinds of character:
/// narrow ones, and wide ones (East Asian wide and full-width characters, emoji, flags and joined emoji sequences).
/// The first baseline of a line lies at three quarters of its height.
public struct TextMetrics: Sendable, Hashable {
    private enum Rule: Hashable {
        case cells(width: CGFloat, height: CGFloat)
        case scaled
    }

    private let rule: Rule

    /// Every narrow character is one cell wide, every wide one two, and a line is one cell high, whatever the font.
    ///
    /// Sizes are exactly what a drawing in character cells can show. A size that is not a positive number counts as 0.
    public static func cells(width: CGFloat = 8, height: CGFloat = 16) -> TextMetrics {
        TextMetrics(rule: .cells(width: usableSize(width), height: usableSize(height)))
    }

    /// A narrow character is half the font size wide, a wide one the whole, a line 1.2 times the font size high.
    ///
    /// The height of a line is rounded up to whole points. Fonts and Dynamic Type change the layout under this rule.
    public static let scaled = TextMetrics(rule: .scaled)
}

extension TextMetrics {
    /// The width of a narrow character.
    package func columnWidth(fontSize: CGFloat) -> CGFloat {
        switch rule {
        case .cells(let width, _): width
        case .scaled: TextMetrics.usableSize(fontSize) / 2
        }
    }

    /// The height of a line.
    package func lineHeight(fontSize: CGFloat) -> CGFloat {
        switch rule {
        case .cells(_, let height): height
        // 1.2 has no exact binary form, so that `1.2 * size` could land just above a whole number; 6 / 5 cannot.
        case .scaled: (TextMetrics.usableSize(fontSize) * 6 / 5).rounded(.up)
        }
    }

    /// How far below the top of a line its baseline lies.
    package func baseline(lineHeight: CGFloat) -> CGFloat {
        lineHeight * 3 / 4
    }

    /// Whether a smaller font makes the text smaller.
    var dependsOnFontSize: Bool { rule == .scaled }

    /// The given size between 0 and a million points; 0 for what is not a number.
    static func usableSize(_ size: CGFloat) -> CGFloat {
        size > 0 ? min(size, 1_000_000) : 0
    }
}
