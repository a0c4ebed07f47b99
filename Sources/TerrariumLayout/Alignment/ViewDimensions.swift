public import Foundation

/// A view's size for some proposal, and where its alignment guides lie.
public struct ViewDimensions {
    package let size: CGSize
    private let proposal: ProposedViewSize
    private let element: (any LayoutElement)?

    package init(_ element: any LayoutElement, proposal: ProposedViewSize) {
        size = element.sizeThatFits(proposal)
        self.proposal = proposal
        self.element = element
    }

    /// The dimensions of an element whose size for the proposal is known already.
    package init(_ element: any LayoutElement, proposal: ProposedViewSize, size: CGSize) {
        self.size = size
        self.proposal = proposal
        self.element = element
    }

    /// The dimensions of a space that is no view: every guide lies where it lies by default.
    package init(size: CGSize) {
        self.size = size
        proposal = ProposedViewSize(size)
        element = nil
    }

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    /// The guide's position, explicit or by default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The guide's position if the view, or something within it, sets it; otherwise nil.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    package subscript(key: AlignmentKey) -> CGFloat {
        self[explicit: key] ?? key.defaultValue(in: self)
    }

    package subscript(explicit key: AlignmentKey) -> CGFloat? {
        element?.guide(key, at: proposal)
    }
}

extension ViewDimensions: Equatable {
    public static func == (one: ViewDimensions, other: ViewDimensions) -> Bool {
        one.size == other.size && one.proposal == other.proposal && one.element === other.element
    }
}
