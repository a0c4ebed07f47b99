import Foundation

/// The arithmetic of horizontal and vertical stacks.
///
/// The major axis is the one along which the subviews follow each other. The stack first sets aside the distances
/// between them, then serves them in order of priority and, within one priority, the least flexible first: each is
/// offered an equal share of what is left. Nothing is revisited, so a stack may turn out smaller or larger than its
/// proposal.
struct StackSolver {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?

    func makeCache(_ subviews: LayoutSubviews) -> _StackCache {
        var cache = _StackCache()
        update(&cache, subviews)
        return cache
    }

    /// Reads the subviews' priorities and distances again and forgets their sizes.
    func update(_ cache: inout _StackCache, _ subviews: LayoutSubviews) {
        cache.forgetSizes()
        cache.order.removeAll()
        readPriorities(&cache, subviews)
        readGaps(&cache, subviews)
        let count = subviews.count
        cache.offered = Array(repeating: nil, count: count)
        cache.lengths = Array(repeating: 0, count: count)
        cache.minorLengths = Array(repeating: 0, count: count)
        cache.minorOrigins = Array(repeating: 0, count: count)
    }

    /// Arranges the subviews for a proposal, unless the cache holds that arrangement already.
    func solve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache) {
        guard cache.solvedProposal != proposal else { return }
        cache.solvedProposal = proposal
        guard !subviews.isEmpty else {
            cache.size = .zero
            return
        }
        let minor = proposal[axis.crossing]
        if let major = proposal[axis] {
            distribute(major, minor, subviews, &cache)
        } else {
            for index in 0..<subviews.count {
                measure(index, nil, minor, subviews, &cache)
            }
        }
        let length = cache.lengths.reduce(cache.gapTotal, +)
        cache.size = CGSize(axis, max(length, 0), align(minor, subviews, &cache))
    }

    /// The size of a stack all of whose subviews have a steady size and line up at edges or centres that nobody moves.
    func steadySize(_ subviews: LayoutSubviews, _ cache: _StackCache) -> _SteadySize? {
        guard alignment.combination == .never else { return nil }
        var (length, longest, enough) = (cache.gapTotal, CGFloat.zero, CGFloat.zero)
        var (lower, upper, minor) = (CGFloat.infinity, -CGFloat.infinity, CGFloat.zero)
        for subview in subviews {
            guard !subview.element.movesEdges, let steady = subview.element.steadySize else { return nil }
            length += steady.size[axis]
            longest = max(longest, steady.size[axis])
            enough = max(enough, steady.least[axis])
            let guide = alignment.defaultValue(in: ViewDimensions(size: steady.size)).finiteOrZero
            lower = min(lower, -guide)
            upper = max(upper, steady.size[axis.crossing] - guide)
            minor = max(minor, steady.least[axis.crossing])
        }
        guard !subviews.isEmpty else { return _SteadySize(.zero) }
        if enough > 0 {
            // Whoever is served first, every share is at least as long as this if all are to begin with. The slack
            // makes up for rounding.
            guard cache.priorities.isEmpty else { return nil }
            enough = CGFloat(subviews.count) * max(enough, longest) * 1.000_001 + max(cache.gapTotal, 0)
        }
        return _SteadySize(
            CGSize(axis, max(length, 0), upper - lower), least: CGSize(axis, enough, minor))
    }

    /// Arranges the subviews as they are placed: where no minor length is proposed, they are offered the stack's own.
    func solvePlacement(
        _ proposal: ProposedViewSize, in size: CGSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache
    ) {
        var proposal = proposal
        proposal[axis.crossing] = proposal[axis.crossing] ?? size[axis.crossing]
        solve(proposal, subviews, &cache)
    }

    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache
    ) {
        solvePlacement(proposal, in: bounds.size, subviews, &cache)
        forEachPlacement(in: bounds.origin, subviews, cache) { subview, origin, offered in
            subview.element.place(at: origin.finiteOrZero, proposal: offered)
        }
    }

    /// Merges what the subviews say about a guide of the stack.
    func explicitAlignment(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout _StackCache
    ) -> CGFloat? {
        guard key.combination != .never else { return nil }
        solvePlacement(proposal, in: bounds.size, subviews, &cache)
        var combiner = AlignmentKey.Combiner(key)
        forEachPlacement(in: .zero, subviews, cache) { subview, origin, offered in
            if let value = subview.element.explicitAlignment(key, at: offered) {
                combiner.add(value + origin[key.axis])
            }
        }
        return combiner.result
    }

    /// The stack's own preferences: from all subviews across it, from the first and the last one along it.
    func preferences(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard !subviews.isEmpty else { return .zero }
        let (start, end): (Edge, Edge) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        var spacing = ViewSpacing()
        for (index, subview) in subviews.enumerated() {
            let own = subview.spacing
            spacing.formUnion(own, edges: .bounding(axis.crossing))
            if index == 0 {
                spacing[start] = own[start]
            }
            spacing[end] = own[end]
        }
        return spacing
    }
}

extension StackSolver {
    private func readPriorities(_ cache: inout _StackCache, _ subviews: LayoutSubviews) {
        cache.priorities.removeAll(keepingCapacity: true)
        guard let first = subviews.first?.priority else { return }
        guard !subviews.allSatisfy({ $0.priority == first }) else { return }
        for subview in subviews {
            let priority = subview.priority
            cache.priorities.append(priority.isNaN ? 0 : priority)
        }
    }

    private func readGaps(_ cache: inout _StackCache, _ subviews: LayoutSubviews) {
        cache.gaps.removeAll(keepingCapacity: true)
        let count = subviews.count
        if let spacing, spacing.isFinite {
            cache.uniformGap = spacing
            cache.gapTotal = spacing * CGFloat(Swift.max(count - 1, 0))
            return
        }
        cache.uniformGap = nil
        cache.gapTotal = 0
        var previous: ViewSpacing?
        for subview in subviews {
            let next = subview.spacing
            let gap = previous?.distance(to: next, along: axis) ?? 0
            cache.gaps.append(gap)
            cache.gapTotal += gap
            previous = next
        }
    }

    private func measure(
        _ index: Int, _ major: CGFloat?, _ minor: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout _StackCache
    ) {
        cache.offered[index] = major
        let size = self.size(index, major, minor, subviews)
        cache.lengths[index] = size[axis]
        cache.minorLengths[index] = size[axis.crossing]
    }

    private func size(_ index: Int, _ major: CGFloat?, _ minor: CGFloat?, _ subviews: LayoutSubviews) -> CGSize {
        subviews[subviews.startIndex + index].element.sizeThatFits(ProposedViewSize(axis, major, minor))
    }

    /// Shifts the subviews on the minor axis until their guides meet, and returns the length that they then cover.
    private func align(_ minor: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout _StackCache) -> CGFloat {
        var lower = CGFloat.infinity
        var upper = -CGFloat.infinity
        for (index, subview) in subviews.enumerated() {
            let proposal = ProposedViewSize(axis, cache.offered[index], minor)
            let size = CGSize(axis, cache.lengths[index], cache.minorLengths[index])
            let dimensions = ViewDimensions(subview.element, proposal: proposal, size: size)
            let guide = dimensions[alignment].finiteOrZero
            cache.minorOrigins[index] = -guide
            lower = min(lower, -guide)
            upper = max(upper, cache.minorLengths[index] - guide)
        }
        for index in cache.minorOrigins.indices {
            cache.minorOrigins[index] -= lower
        }
        return upper - lower
    }

    private func forEachPlacement(
        in origin: CGPoint, _ subviews: LayoutSubviews, _ cache: _StackCache,
        _ body: (LayoutSubview, CGPoint, ProposedViewSize) -> Void
    ) {
        guard let minor = cache.solvedProposal?[axis.crossing] else { return }
        var major = origin[axis]
        for (index, subview) in subviews.enumerated() {
            major += cache.gap(before: index)
            let point = CGPoint(axis, major, origin[axis.crossing] + cache.minorOrigins[index])
            body(subview, point, ProposedViewSize(axis, cache.offered[index], minor))
            major += cache.lengths[index]
        }
    }
}

extension StackSolver {
    /// Serves the subviews in order, each with an equal share of what is left.
    private func distribute(
        _ major: CGFloat, _ minor: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout _StackCache
    ) {
        let total = major - cache.gapTotal
        if total <= 0 || total == .infinity {
            // Every share is zero, or every share is infinite, whatever the order. Not probing here is what keeps
            // stacks within stacks cheap: their smallest and largest sizes ask each subview once.
            let share: CGFloat = total <= 0 ? 0 : .infinity
            for index in 0..<subviews.count {
                measure(index, share, minor, subviews, &cache)
            }
            return
        }
        if cache.priorities.isEmpty, areSteady(subviews, minor) {
            // None is more flexible than another one, and the answers are known.
            for index in 0..<subviews.count {
                measure(index, 0, minor, subviews, &cache)
            }
            var available = total
            for index in 0..<subviews.count {
                cache.offered[index] = max(available / CGFloat(subviews.count - index), 0)
                available -= cache.lengths[index]
            }
            return
        }
        probe(minor, subviews, &cache)
        var available = total
        for group in cache.groups.dropFirst() {
            available -= reserved(group, cache)
        }
        for (number, group) in cache.groups.enumerated() {
            if number > 0 {
                available += reserved(group, cache)
            }
            for position in group {
                let index = cache.order[position]
                let share = max(available / CGFloat(group.upperBound - position), 0)
                measure(index, share, minor, subviews, &cache)
                let rest = available - cache.lengths[index]
                if !rest.isNaN {
                    available = rest
                }
            }
        }
    }

    /// Whether the subviews' lengths are the same for every offer.
    private func areSteady(_ subviews: LayoutSubviews, _ minor: CGFloat?) -> Bool {
        let offer = ProposedViewSize(axis, 0, minor)
        return subviews.allSatisfy { $0.element.steadySize?.covers(offer) ?? false }
    }

    /// What the subviews of a group need at the least.
    private func reserved(_ group: Range<Int>, _ cache: _StackCache) -> CGFloat {
        group.reduce(0) { $0 + cache.minima[cache.order[$1]] }
    }

    /// Finds the order in which the subviews are served, by asking for their smallest and largest lengths.
    private func probe(_ minor: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout _StackCache) {
        guard cache.probedMinor != .some(minor) else { return }
        // Views that turn one axis into the other, as a ratio does, make every level of a nest bring two proposals of its
        // own for each that it gets. The order for another length across then has to do.
        if !cache.order.isEmpty, subviews.first?.element.mustStopTryingOut() == true { return }
        cache.probedMinor = .some(minor)
        orderByPriority(subviews.count, &cache)
        cache.minima = Array(repeating: 0, count: subviews.count)
        cache.maxima = Array(repeating: 0, count: subviews.count)
        for (number, group) in cache.groups.enumerated() {
            guard group.count > 1 || number > 0 else { continue }
            for position in group {
                let index = cache.order[position]
                cache.minima[index] = size(index, 0, minor, subviews)[axis]
                if group.count > 1 {
                    cache.maxima[index] = size(index, .infinity, minor, subviews)[axis]
                }
            }
            if group.count > 1 {
                sortByFlexibility(group, &cache)
            }
        }
    }

    private func orderByPriority(_ count: Int, _ cache: inout _StackCache) {
        cache.order = Array(0..<count)
        cache.groups.removeAll(keepingCapacity: true)
        let priorities = cache.priorities
        guard !priorities.isEmpty else {
            cache.groups.append(0..<count)
            return
        }
        cache.order.sort { (priorities[$1], $0) < (priorities[$0], $1) }
        var start = 0
        for position in 1...count
        where position == count || priorities[cache.order[position]] != priorities[cache.order[start]] {
            cache.groups.append(start..<position)
            start = position
        }
    }

    private func sortByFlexibility(_ group: Range<Int>, _ cache: inout _StackCache) {
        let minima = cache.minima
        let maxima = cache.maxima
        cache.order[group].sort { one, other in
            let first = Flexibility(smallest: minima[one], largest: maxima[one])
            let second = Flexibility(smallest: minima[other], largest: maxima[other])
            return first < second || (first == second && one < other)
        }
    }
}
