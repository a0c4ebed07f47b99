public import Foundation

/// A size that a view answers to every proposal that offers enough, so that nobody has to ask for each proposal anew.
///
/// A text in one line is a case: offered at least its width, it has one size. Most of a tree is like that, and costs one
/// measurement a view, however many proposals the stacks around it try out.
public struct _SteadySize: Equatable, Sendable {
    @usableFromInline package var size: CGSize
    /// What must be offered on each axis. Where nothing is proposed that is always enough.
    @usableFromInline package var least: CGSize

    @inlinable
    package init(_ size: CGSize, least: CGSize = .zero) {
        self.size = size
        self.least = least
    }

    /// Whether the view answers a proposal with this size.
    @inlinable
    package func covers(_ proposal: ProposedViewSize) -> Bool {
        (proposal.width ?? .infinity) >= least.width && (proposal.height ?? .infinity) >= least.height
    }
}

extension _SteadySize {
    /// The size of a view that keeps insets around this one.
    @usableFromInline
    func padded(by insets: EdgeInsets) -> _SteadySize {
        let (width, height) = (insets.total(.horizontal), insets.total(.vertical))
        return _SteadySize(
            CGSize(width: max(size.width + width, 0), height: max(size.height + height, 0)),
            least: CGSize(
                width: Self.offer(thatLeaves: least.width, besides: width),
                height: Self.offer(thatLeaves: least.height, besides: height)))
    }

    /// The smallest offer of which at least `length` is left without `inset`, for numbers that are rounded.
    private static func offer(thatLeaves length: CGFloat, besides inset: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        var offer = max(length + inset, 0)
        while max(offer - inset, 0) < length { offer = offer.nextUp }
        return offer
    }
}
