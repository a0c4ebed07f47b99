public import Foundation

/// The arithmetic of horizontal and vertical stacks.
///
/// The major axis is the one along which the views follow each other. The stack first sets aside the distances
/// between them, then serves them in order of priority and, within one priority, the least flexible first: each is
/// offered an equal share of what is left. Nothing is revisited, so a stack may turn out smaller or larger than its
/// proposal.
@usableFromInline
package struct StackSolver: Equatable, Sendable {
    @usableFromInline package let axis: Axis
    @usableFromInline package let alignment: AlignmentKey
    @usableFromInline package let spacing: CGFloat?

    @inlinable
    package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Views side by side, lined up at their middles.
    package static func row(spacing: CGFloat? = nil) -> StackSolver { HStackLayout(spacing: spacing).solver }

    /// Views one below the other, lined up at their middles.
    package static func column(spacing: CGFloat? = nil) -> StackSolver { VStackLayout(spacing: spacing).solver }

    /// Whether the distance that the stack was given is infinite or no number, so that the default ones apply.
    package var hasInvalidSpacing: Bool {
        spacing.map { !$0.isFinite } ?? false
    }

    /// Reads the views' priorities and distances again and forgets their sizes.
    @inlinable
    package func update<Members: StackMembers>(_ cache: inout _StackCache, _ members: Members) {
        cache.forgetSizes()
        cache.isOrdered = false
        cache.hasPriorities = false
        let isPlain = areOrdinary(members)
        if !isPlain { readPriorities(&cache, members) }
        let gaps = CGFloat(Swift.max(members.count - 1, 0))
        if let spacing, spacing.isFinite {
            cache.uniformGap = spacing
            cache.gapTotal = spacing * gaps
        } else if isPlain {
            cache.uniformGap = ViewSpacing.standard
            cache.gapTotal = ViewSpacing.standard * gaps
        } else {
            readGaps(&cache, members)
        }
    }

    @inlinable
    func areOrdinary<Members: StackMembers>(_ members: Members) -> Bool {
        for index in 0..<members.count where !members.isOrdinary(index) { return false }
        return true
    }

    /// Arranges the views for a proposal, unless the cache holds that arrangement already.
    @inlinable
    package func solve<Members: StackMembers>(
        _ proposal: ProposedViewSize, _ members: Members, _ cache: inout _StackCache
    ) {
        guard cache.solvedProposal != proposal else { return }
        cache.solvedProposal = proposal
        let count = members.count
        guard count > 0 else {
            cache.size = .zero
            return
        }
        let storage = cache.writableSlots(count)
        let slots = storage.first
        let minor = proposal[axis.crossing]
        if let major = proposal[axis] {
            distribute(major, minor, members, slots, &cache)
        } else {
            for index in 0..<count { measure(index, nil, minor, members, slots) }
        }
        var length = cache.gapTotal
        for index in 0..<count { length += slots[index].length }
        cache.size = CGSize(axis, max(length, 0), align(proposal, members, slots))
        withExtendedLifetime(storage) {}
    }

    /// The size of a stack all of whose views have a steady size and line up at edges or centres that nobody moves.
    @inlinable
    package func steadySize<Members: StackMembers>(_ members: Members, _ cache: inout _StackCache) -> _SteadySize? {
        guard alignment.combination == .never else { return nil }
        var (length, longest, enough) = (cache.gapTotal, CGFloat.zero, CGFloat.zero)
        var (lower, upper, minor) = (CGFloat.infinity, -CGFloat.infinity, CGFloat.zero)
        let count = members.count
        for index in 0..<count {
            guard !members.movesEdges(index), let steady = members.steadySize(index) else { return nil }
            length += steady.size[axis]
            longest = max(longest, steady.size[axis])
            enough = max(enough, steady.least[axis])
            let guide = alignment.defaultValue(in: steady.size).finiteOrZero
            lower = min(lower, -guide)
            upper = max(upper, steady.size[axis.crossing] - guide)
            minor = max(minor, steady.least[axis.crossing])
        }
        guard count > 0 else { return _SteadySize(.zero) }
        if enough > 0 {
            // Whoever is served first, every share is at least as long as this if all are to begin with. The slack
            // makes up for rounding.
            guard !cache.hasPriorities else { return nil }
            enough = CGFloat(count) * max(enough, longest) * 1.000_001 + max(cache.gapTotal, 0)
        }
        return _SteadySize(
            CGSize(axis, max(length, 0), upper - lower), least: CGSize(axis, enough, minor))
    }

    /// The proposal for which the views are placed: where no minor length is proposed, they are offered the stack's own.
    @inlinable
    package func placed(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
        proposal[axis.crossing] == nil
            ? ProposedViewSize(axis, proposal[axis], size[axis.crossing]) : proposal
    }

    @inlinable
    package func place<Members: StackMembers>(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ members: Members, _ cache: inout _StackCache
    ) {
        let proposal = placed(proposal, in: bounds.size)
        if cache.solvedProposal != proposal, placeSteady(at: bounds.origin, proposal, members, &cache) { return }
        solve(proposal, members, &cache)
        forEachPlacement(in: bounds.origin, members, &cache) { index, origin, offered in
            members.place(index, at: origin.finiteOrZero, proposal: offered)
        }
    }

    /// Merges what the views say about a guide of the stack.
    package func explicitAlignment<Members: StackMembers>(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ members: Members,
        _ cache: inout _StackCache
    ) -> CGFloat? {
        guard key.combination != .never else { return nil }
        solve(placed(proposal, in: bounds.size), members, &cache)
        var combiner = AlignmentKey.Combiner(key)
        forEachPlacement(in: .zero, members, &cache) { index, origin, offered in
            if let value = members.element(index).explicitAlignment(key, at: offered) {
                combiner.add(value + origin[key.axis])
            }
        }
        return combiner.result
    }

    /// The stack's own preferences: from all views across it, from the first and the last one along it.
    @inlinable
    package func preferences<Members: StackMembers>(_ members: Members) -> ViewSpacing {
        let count = members.count
        guard count > 0 else { return .zero }
        var spacing = ViewSpacing()
        for index in 0..<count where !members.isOrdinary(index) {
            add(members.spacing(index), of: index, among: count, to: &spacing)
        }
        return spacing
    }

    /// Whether the preferences of a stack that is not empty are those of a view without wishes.
    @inlinable
    package func wantsNothing<Members: StackMembers>(_ members: Members) -> Bool {
        let last = members.count - 1
        for index in 0...last where !members.isOrdinary(index) {
            let own = members.spacing(index)
            if own.preference(before: axis.crossing) != nil || own.preference(after: axis.crossing) != nil {
                return false
            }
            if index == 0, own.preference(before: axis) != nil { return false }
            if index == last, own.preference(after: axis) != nil { return false }
        }
        return true
    }

    @usableFromInline
    func add(_ own: ViewSpacing, of index: Int, among count: Int, to spacing: inout ViewSpacing) {
        let (start, end): (Edge, Edge) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        spacing.formUnion(own, edges: .bounding(axis.crossing))
        if index == 0 { spacing[start] = own[start] }
        if index == count - 1 { spacing[end] = own[end] }
    }
}

extension StackSolver {
    @inlinable
    func readPriorities<Members: StackMembers>(_ cache: inout _StackCache, _ members: Members) {
        let count = members.count
        guard count > 1 else { return }
        let first = priority(0, members)
        guard (1..<count).contains(where: { priority($0, members) != first }) else { return }
        cache.hasPriorities = true
        let storage = cache.writableSlots(count)
        for index in 0..<count {
            let priority = priority(index, members)
            storage.first[index].priority = priority.isNaN ? 0 : priority
        }
    }

    @inlinable
    func priority<Members: StackMembers>(_ index: Int, _ members: Members) -> Double {
        members.isOrdinary(index) ? 0 : members.priority(index)
    }

    @inlinable
    func readGaps<Members: StackMembers>(_ cache: inout _StackCache, _ members: Members) {
        cache.uniformGap = nil
        cache.gapTotal = 0
        let count = members.count
        guard count > 0 else { return }
        let storage = cache.writableSlots(count)
        let slots = storage.first
        slots[0].gap = 0
        var previous: CGFloat?
        for index in 0..<count {
            let isOrdinary = members.isOrdinary(index)
            let spacing = isOrdinary ? nil : members.spacing(index)
            if index > 0 {
                let gap = ViewSpacing.distance(from: previous, to: spacing?.preference(before: axis))
                slots[index].gap = gap
                cache.gapTotal += gap
            }
            previous = spacing?.preference(after: axis)
        }
        withExtendedLifetime(storage) {}
    }

    @inlinable
    func measure<Members: StackMembers>(
        _ index: Int, _ major: CGFloat?, _ minor: CGFloat?, _ members: Members, _ slots: UnsafeMutablePointer<StackSlot>
    ) {
        slots[index].offered = major ?? 0
        let size = members.sizeThatFits(index, ProposedViewSize(axis, major, minor))
        slots[index].length = size[axis]
        slots[index].minorLength = size[axis.crossing]
    }

    /// Where a view has the guide at which the views line up.
    @inlinable
    func guide<Members: StackMembers>(
        _ index: Int, of size: CGSize, at proposal: ProposedViewSize, _ members: Members
    ) -> CGFloat {
        if alignment.combination == .never, !members.movesEdges(index) {
            return alignment.defaultValue(in: size).finiteOrZero
        }
        return guide(of: members.element(index), size, at: proposal)
    }

    @usableFromInline
    func guide(of element: any LayoutElement, _ size: CGSize, at proposal: ProposedViewSize) -> CGFloat {
        ViewDimensions(element, proposal: proposal, size: size)[alignment].finiteOrZero
    }

    /// Shifts the views on the minor axis until their guides meet, and returns the length that they then cover.
    @inlinable
    func align<Members: StackMembers>(
        _ proposal: ProposedViewSize, _ members: Members, _ slots: UnsafeMutablePointer<StackSlot>
    ) -> CGFloat {
        let count = members.count
        var lower = CGFloat.infinity
        var upper = -CGFloat.infinity
        let (major, minor) = (proposal[axis], proposal[axis.crossing])
        for index in 0..<count {
            let offered = ProposedViewSize(axis, major == nil ? nil : slots[index].offered, minor)
            let size = CGSize(axis, slots[index].length, slots[index].minorLength)
            let guide = guide(index, of: size, at: offered, members)
            slots[index].minorOrigin = -guide
            lower = min(lower, -guide)
            upper = max(upper, slots[index].minorLength - guide)
        }
        for index in 0..<count { slots[index].minorOrigin -= lower }
        return upper - lower
    }

    @inlinable
    func forEachPlacement<Members: StackMembers>(
        in origin: CGPoint, _ members: Members, _ cache: inout _StackCache,
        _ body: (Int, CGPoint, ProposedViewSize) -> Void
    ) {
        guard let solved = cache.solvedProposal, let minor = solved[axis.crossing], let storage = cache.slots else {
            return
        }
        let slots = storage.first
        let isOffered = solved[axis] != nil
        let uniformGap = cache.uniformGap
        var major = origin[axis]
        for index in 0..<members.count {
            let slot = slots[index]
            if index > 0 { major += uniformGap ?? slot.gap }
            let point = CGPoint(axis, major, origin[axis.crossing] + slot.minorOrigin)
            body(index, point, ProposedViewSize(axis, isOffered ? slot.offered : nil, minor))
            major += slot.length
        }
        withExtendedLifetime(storage) {}
    }
}
