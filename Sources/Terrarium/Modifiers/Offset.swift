public import Foundation
import TerrariumLayout

extension View {
    /// Moves what is drawn, without changing what the views around it see.
    ///
    /// A distance that is infinite or no number counts as 0 and is reported as `invalidGeometry`.
    public nonisolated func offset(_ offset: CGSize) -> some View {
        modifier(OffsetModifier(unaryLayout: OffsetLayout(offset)))
    }

    /// Moves what is drawn, without changing what the views around it see.
    ///
    /// A distance that is infinite or no number counts as 0 and is reported as `invalidGeometry`.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Puts the view's centre at a point of the space that it is offered, and takes all of that space.
    ///
    /// A coordinate that is infinite or no number counts as 0 and is reported as `invalidGeometry`.
    public nonisolated func position(_ position: CGPoint) -> some View {
        modifier(PositionModifier(unaryLayout: PositionLayout(position)))
    }

    /// Puts the view's centre at a point of the space that it is offered, and takes all of that space.
    ///
    /// A coordinate that is infinite or no number counts as 0 and is reported as `invalidGeometry`.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}

nonisolated struct OffsetModifier: UnaryLayoutModifier {
    typealias Body = Never

    let unaryLayout: OffsetLayout
}

nonisolated struct PositionModifier: UnaryLayoutModifier {
    typealias Body = Never

    let unaryLayout: PositionLayout
}
