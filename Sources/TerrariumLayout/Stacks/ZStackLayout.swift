public import Foundation

/// A layout that puts views on top of each other.
///
/// The views of the highest priority decide the size, which is the largest width and the largest height among them;
/// then every view is offered that size. So a Spacer does not enlarge a stack that holds anything else. A stack that was
/// written with one view is nothing but that view.
public struct ZStackLayout: Layout, Equatable {
    public typealias Cache = Void

    /// The guides at which the views line up.
    public var alignment: Alignment

    /// Whether nobody wrote the stack: it stands for several views of an overlay. A single view then stands for itself.
    package private(set) var isImplicit = false

    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    /// The stack that the views of an overlay, a background or a bar make.
    package static func implicit(alignment: Alignment = .center) -> ZStackLayout {
        var layout = ZStackLayout(alignment: alignment)
        layout.isImplicit = true
        return layout
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let priority = highestPriority(subviews)
        var size = CGSize.zero
        for subview in subviews where subview.priority == priority {
            let answer = subview.element.sizeThatFits(proposal)
            size.width = max(size.width, answer.width)
            size.height = max(size.height, answer.height)
        }
        return size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        forEachPlacement(in: bounds, subviews) { subview, origin, offered in
            subview.element.place(at: origin, proposal: offered)
        }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        explicitAlignment(guide.key, in: bounds, subviews)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        explicitAlignment(guide.key, in: bounds, subviews)
    }

    public func _steadySize(of subviews: Subviews, cache: inout Cache) -> _SteadySize? {
        let priority = highestPriority(subviews)
        var steady = _SteadySize(.zero)
        for subview in subviews where subview.priority == priority {
            guard let own = subview.element.steadySize else { return nil }
            steady.size = CGSize(
                width: max(steady.size.width, own.size.width), height: max(steady.size.height, own.size.height))
            steady.least = CGSize(
                width: max(steady.least.width, own.least.width), height: max(steady.least.height, own.least.height))
        }
        return steady
    }

    public var _placesEverySubview: Bool {
        true
    }

    public func _isTransparent(to subviews: Subviews) -> Bool {
        (isImplicit || subviews.isStatic) && subviews.count == 1
    }
}

extension ZStackLayout {
    private func highestPriority(_ subviews: LayoutSubviews) -> Double {
        subviews.reduce(-.infinity) { max($0, $1.priority) }
    }

    private func explicitAlignment(_ key: AlignmentKey, in bounds: CGRect, _ subviews: LayoutSubviews) -> CGFloat? {
        guard key.combination != .never else { return nil }
        var combiner = AlignmentKey.Combiner(key)
        forEachPlacement(in: CGRect(origin: .zero, size: bounds.size), subviews) { subview, origin, offered in
            if let value = subview.element.explicitAlignment(key, at: offered) {
                combiner.add(value + origin[key.axis])
            }
        }
        return combiner.result
    }

    /// Lines the subviews up at the outermost guide among those that decide the size.
    private func forEachPlacement(
        in bounds: CGRect, _ subviews: LayoutSubviews, _ body: (LayoutSubview, CGPoint, ProposedViewSize) -> Void
    ) {
        let offered = ProposedViewSize(bounds.size)
        let priority = highestPriority(subviews)
        var guide = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        for subview in subviews where subview.priority == priority {
            let dimensions = ViewDimensions(subview.element, proposal: offered)
            guide.x = max(guide.x, dimensions[alignment.horizontal.key])
            guide.y = max(guide.y, dimensions[alignment.vertical.key])
        }
        for subview in subviews {
            let dimensions = ViewDimensions(subview.element, proposal: offered)
            let origin = CGPoint(
                x: bounds.minX + (guide.x - dimensions[alignment.horizontal.key]),
                y: bounds.minY + (guide.y - dimensions[alignment.vertical.key])
            )
            body(subview, origin.finiteOrZero, offered)
        }
    }
}
