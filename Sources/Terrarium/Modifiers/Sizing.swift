public import Foundation
public import TerrariumLayout

extension View {
    /// Keeps the view at its ideal size.
    public nonisolated func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Keeps the view at its ideal length on some axes.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return modifier(FixedSizeModifier(unaryLayout: FixedSizeLayout(axes)))
    }

    /// Offers the view a space of a ratio, width by height; nil keeps the view's own ratio.
    ///
    /// A ratio that is not positive and finite is reported as `invalidGeometry`; the view's own ratio applies.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(unaryLayout: AspectRatioLayout(aspectRatio, contentMode: contentMode)))
    }

    /// Offers the view a space of the ratio of a size.
    ///
    /// A ratio that is not positive and finite is reported as `invalidGeometry`; the view's own ratio applies.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Fits the view into its space, keeping its ratio.
    public nonisolated func scaledToFit() -> some View {
        aspectRatio(nil, contentMode: .fit)
    }

    /// Fills the view's space, keeping its ratio.
    public nonisolated func scaledToFill() -> some View {
        aspectRatio(nil, contentMode: .fill)
    }
}

nonisolated struct FixedSizeModifier: UnaryLayoutModifier {
    typealias Body = Never

    let unaryLayout: FixedSizeLayout
}

nonisolated struct AspectRatioModifier: UnaryLayoutModifier {
    typealias Body = Never

    let unaryLayout: AspectRatioLayout
}
