public import Foundation

extension CGFloat {
    /// The number, or zero in place of "not a number".
    @inlinable
    package var replacingNaN: CGFloat {
        isNaN ? 0 : self
    }

    /// The next whole number of pixels, where a point has `scale` of them. Rounding of sums does not count as a pixel.
    @inlinable
    package func roundedUpToPixel(scale: CGFloat) -> CGFloat {
        guard isFinite, scale > 0, scale.isFinite else { return self }
        return (self * scale - 1e-6).rounded(.up) / scale
    }

    /// The number, or zero if it is infinite or no number.
    @inlinable
    package var finiteOrZero: CGFloat {
        isFinite ? self : 0
    }
}

extension CGSize {
    /// Whether a view may answer with this size: no axis is negative or "not a number".
    @inlinable
    package var isValidAnswer: Bool {
        // A comparison with NaN is false, so this holds for numbers only.
        width >= 0 && height >= 0
    }

    /// The size with zero for every axis that is negative or "not a number".
    @inlinable
    package var validAnswer: CGSize {
        isValidAnswer ? self : CGSize(width: width >= 0 ? width : 0, height: height >= 0 ? height : 0)
    }
}

extension CGPoint {
    @inlinable
    package var isFinite: Bool {
        x.isFinite && y.isFinite
    }

    /// The point with zero for every coordinate that is infinite or no number.
    @inlinable
    package var finiteOrZero: CGPoint {
        CGPoint(x: x.finiteOrZero, y: y.finiteOrZero)
    }
}
