public import Foundation

/// One view inside a layout: it can be measured, asked for its preferences and placed.
///
/// A subview is valid while its layout's method runs; do not keep it.
public struct LayoutSubview: @unchecked Sendable {
    /// Not counted, because a stack touches thousands of subviews a pass. The container keeps its children alive.
    @usableFromInline package unowned(unsafe) let element: any LayoutElement

    @inlinable
    package init(_ element: any LayoutElement) {
        self.element = element
    }

    /// The size that the view takes when it is offered a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        element.sizeThatFits(checked(proposal))
    }

    /// The size and the guides that the view has when it is offered a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(element, proposal: checked(proposal))
    }

    public var spacing: ViewSpacing {
        element.layoutSpacing
    }

    public var priority: Double {
        element.layoutPriority
    }

    /// The value that the view was given for a key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        element.layoutTrait(key)
    }

    /// Puts a point of the view at a position of the container and offers it a size.
    ///
    /// The last call for a subview wins. An infinite or undefined coordinate counts as zero.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let proposal = checked(proposal)
        var origin = position
        if anchor != .topLeading {
            let offset = anchor.point(in: element.sizeThatFits(proposal))
            origin.x -= offset.x
            origin.y -= offset.y
        }
        if !origin.isFinite {
            element.report(.invalidPosition)
            origin = origin.finiteOrZero
        }
        element.place(at: origin, proposal: proposal)
    }

    /// A proposal that a custom layout made, with zero for negative lengths and nothing for "not a number".
    private func checked(_ proposal: ProposedViewSize) -> ProposedViewSize {
        if proposal.isValid {
            return proposal
        }
        element.report(.invalidProposal)
        return proposal.valid
    }
}

extension LayoutSubview: Equatable {
    public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool {
        one.element === other.element
    }
}
