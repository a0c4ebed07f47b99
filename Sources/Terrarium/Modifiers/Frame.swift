public import Foundation
public import TerrariumLayout

extension View {
    /// Gives the view a fixed width, a fixed height or both.
    ///
    /// A length that is negative, infinite or no number is reported as `invalidGeometry` and leaves the axis to the content.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FixedFrameModifier(unaryLayout: FixedFrame(width: width, height: height, alignment: alignment)))
    }

    /// Gives the view limits and ideal lengths; `maxWidth: .infinity` makes it as wide as it is offered.
    ///
    /// A limit that is no number counts as not given; where a minimum exceeds a maximum, the larger length wins. Both are
    /// reported as `invalidGeometry`.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                unaryLayout: FlexibleFrame(
                    minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                    idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
    }

    /// Does nothing; pass a length.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public nonisolated func frame() -> some View {
        frame(width: nil, height: nil)
    }
}

nonisolated struct FixedFrameModifier: UnaryLayoutModifier {
    typealias Body = Never

    let unaryLayout: FixedFrame
}

nonisolated struct FlexibleFrameModifier: UnaryLayoutModifier {
    typealias Body = Never

    let unaryLayout: FlexibleFrame
}
