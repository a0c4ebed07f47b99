package import Foundation

extension ViewDimensions {
    /// Where this view's top leading corner lies in another space, so that the guides of both meet.
    ///
    /// Guides that are infinite or no number count as zero.
    package func origin(aligning alignment: Alignment, in space: ViewDimensions) -> CGPoint {
        CGPoint(
            x: (space[alignment.horizontal.key] - self[alignment.horizontal.key]).finiteOrZero,
            y: (space[alignment.vertical.key] - self[alignment.vertical.key]).finiteOrZero
        )
    }

    /// The same in a plain space, whose guides lie where they lie by default.
    package func origin(aligning alignment: Alignment, in size: CGSize) -> CGPoint {
        origin(aligning: alignment, in: ViewDimensions(size: size))
    }
}
