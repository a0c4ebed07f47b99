public import Foundation

/// One column of a lazy vertical grid, or one row of a horizontal one.
///
/// A length that is negative, infinite or no number counts as 0 and is reported as `invalidGeometry`. A grid without
/// items has no size.
public struct GridItem: Sendable {
    /// How long the track is on the grid's axis.
    public enum Size: Sendable {
        /// Always this long.
        case fixed(CGFloat)
        /// A share of what the others leave, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit into its share, each within limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next track; nil is the default distance.
    public var spacing: CGFloat?
    /// Where a smaller view lies in its cell; nil is the centre.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
