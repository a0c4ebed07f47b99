public import Foundation

extension StackSolver {
    /// Serves the views in order, each with an equal share of what is left.
    @inlinable
    func distribute<Members: StackMembers>(
        _ major: CGFloat, _ minor: CGFloat?, _ members: Members, _ slots: UnsafeMutablePointer<StackSlot>,
        _ cache: inout _StackCache
    ) {
        let total = major - cache.gapTotal
        let count = members.count
        if total <= 0 || total == .infinity {
            // Every share is zero, or every share is infinite, whatever the order. Not probing here is what keeps
            // stacks within stacks cheap: their smallest and largest sizes ask each view once.
            let share: CGFloat = total <= 0 ? 0 : .infinity
            for index in 0..<count { measure(index, share, minor, members, slots) }
            return
        }
        if !cache.hasPriorities, areSteady(members, minor) {
            // None is more flexible than another one, and the answers are known.
            for index in 0..<count { measure(index, 0, minor, members, slots) }
            var available = total
            for index in 0..<count {
                slots[index].offered = max(available / CGFloat(count - index), 0)
                available -= slots[index].length
            }
            return
        }
        probe(minor, members, slots, &cache)
        var available = total
        var group = firstGroup(count, cache, slots)
        let first = group
        while group.upperBound < count {
            group = self.group(after: group, count, slots)
            available -= reserved(group, slots)
        }
        group = first
        serve(group, &available, minor, members, slots)
        while group.upperBound < count {
            group = self.group(after: group, count, slots)
            available += reserved(group, slots)
            serve(group, &available, minor, members, slots)
        }
    }

    /// The turns of the views of the highest priority.
    @inlinable
    func firstGroup(_ count: Int, _ cache: _StackCache, _ slots: UnsafeMutablePointer<StackSlot>) -> Range<Int> {
        cache.hasPriorities ? group(after: 0..<0, count, slots) : 0..<count
    }

    /// The turns of the views of the priority below that of a group, which is not the last one.
    @inlinable
    func group(after group: Range<Int>, _ count: Int, _ slots: UnsafeMutablePointer<StackSlot>) -> Range<Int> {
        let start = group.upperBound
        let priority = slots[slots[start].turn].priority
        var end = start + 1
        while end < count, slots[slots[end].turn].priority == priority { end += 1 }
        return start..<end
    }

    /// Serves the views of one priority.
    @inlinable
    func serve<Members: StackMembers>(
        _ group: Range<Int>, _ available: inout CGFloat, _ minor: CGFloat?, _ members: Members,
        _ slots: UnsafeMutablePointer<StackSlot>
    ) {
        for position in group {
            let index = slots[position].turn
            let share = max(available / CGFloat(group.upperBound - position), 0)
            measure(index, share, minor, members, slots)
            let rest = available - slots[index].length
            if !rest.isNaN { available = rest }
        }
    }

    /// Whether the views' lengths are the same for every offer.
    @inlinable
    func areSteady<Members: StackMembers>(_ members: Members, _ minor: CGFloat?) -> Bool {
        let offer = ProposedViewSize(axis, 0, minor)
        for index in 0..<members.count {
            guard let steady = members.steadySize(index), steady.covers(offer) else { return false }
        }
        return true
    }

    /// What the views of a group need at the least.
    @inlinable
    func reserved(_ group: Range<Int>, _ slots: UnsafeMutablePointer<StackSlot>) -> CGFloat {
        group.reduce(0) { $0 + slots[slots[$1].turn].minimum }
    }

    /// Finds the order in which the views are served, by asking for their smallest and largest lengths.
    @inlinable
    func probe<Members: StackMembers>(
        _ minor: CGFloat?, _ members: Members, _ slots: UnsafeMutablePointer<StackSlot>, _ cache: inout _StackCache
    ) {
        guard cache.probedMinor != .some(minor) else { return }
        // Views that turn one axis into the other, as a ratio does, make every level of a nest bring two proposals of its
        // own for each that it gets. The order for another length across then has to do.
        if cache.isOrdered, members.element(0).mustStopTryingOut() { return }
        cache.probedMinor = .some(minor)
        let count = members.count
        orderByPriority(count, slots, &cache)
        var group = firstGroup(count, cache, slots)
        probe(group, isFirst: true, minor, members, slots)
        while group.upperBound < count {
            group = self.group(after: group, count, slots)
            probe(group, isFirst: false, minor, members, slots)
        }
    }

    /// Asks the views of one priority and puts them in order. Of a single view only its least length is needed, and that
    /// only where others are served before it.
    @inlinable
    func probe<Members: StackMembers>(
        _ group: Range<Int>, isFirst: Bool, _ minor: CGFloat?, _ members: Members,
        _ slots: UnsafeMutablePointer<StackSlot>
    ) {
        guard group.count > 1 || !isFirst else { return }
        for position in group {
            let index = slots[position].turn
            slots[index].minimum = members.sizeThatFits(index, ProposedViewSize(axis, 0, minor))[axis]
            if group.count > 1 {
                slots[index].maximum = members.sizeThatFits(index, ProposedViewSize(axis, .infinity, minor))[axis]
            }
        }
        if group.count > 1 { sortByFlexibility(group, slots) }
    }

    @usableFromInline
    func orderByPriority(_ count: Int, _ slots: UnsafeMutablePointer<StackSlot>, _ cache: inout _StackCache) {
        cache.isOrdered = true
        for index in 0..<count {
            slots[index].turn = index
            slots[index].minimum = 0
            slots[index].maximum = 0
        }
        guard cache.hasPriorities else { return }
        sort(0..<count, slots) { (slots[$1].priority, $0) < (slots[$0].priority, $1) }
    }

    @usableFromInline
    func sortByFlexibility(_ group: Range<Int>, _ slots: UnsafeMutablePointer<StackSlot>) {
        sort(group, slots) { one, other in
            let first = Flexibility(smallest: slots[one].minimum, largest: slots[one].maximum)
            let second = Flexibility(smallest: slots[other].minimum, largest: slots[other].maximum)
            return first < second || (first == second && one < other)
        }
    }

    /// Sorts the turns of some views. Few are sorted where they stand, since an array would cost more than the order.
    private func sort(
        _ group: Range<Int>, _ slots: UnsafeMutablePointer<StackSlot>, by precedes: (Int, Int) -> Bool
    ) {
        guard group.count <= 16 else {
            let sorted = group.map { slots[$0].turn }.sorted(by: precedes)
            for (position, turn) in zip(group, sorted) { slots[position].turn = turn }
            return
        }
        for end in group.dropFirst() {
            let turn = slots[end].turn
            var position = end
            while position > group.lowerBound, precedes(turn, slots[position - 1].turn) {
                slots[position].turn = slots[position - 1].turn
                position -= 1
            }
            slots[position].turn = turn
        }
    }
}

extension StackSolver {
    /// Places views that have steady sizes, for which nothing need be shared out or kept. Says whether it could.
    @inlinable
    func placeSteady<Members: StackMembers>(
        at origin: CGPoint, _ proposal: ProposedViewSize, _ members: Members, _ cache: inout _StackCache
    ) -> Bool {
        guard !cache.hasPriorities, alignment.combination == .never, cache.uniformGap != nil || cache.slots != nil
        else {
            return false
        }
        let count = members.count
        let minor = proposal[axis.crossing]
        let total = proposal[axis].map { $0 - cache.gapTotal }
        let isShared = total.map { $0 > 0 && $0 < .infinity } ?? false
        let equalShare: CGFloat? = total.map { $0 <= 0 ? 0 : .infinity }
        let least = ProposedViewSize(axis, isShared ? 0 : equalShare, minor)
        var lower = CGFloat.infinity
        for index in 0..<count {
            guard let steady = members.steadySize(index), steady.covers(least), !members.movesEdges(index) else {
                return false
            }
            lower = min(lower, -alignment.defaultValue(in: steady.size).finiteOrZero)
        }
        let uniformGap = cache.uniformGap
        let storage = cache.slots
        var major = origin[axis]
        var available = total ?? 0
        for index in 0..<count {
            // It has one: it was asked before.
            guard let size = members.steadySize(index)?.size else { return false }
            if index > 0 { major += uniformGap ?? storage?.first[index].gap ?? 0 }
            let guide = alignment.defaultValue(in: size).finiteOrZero
            let share = isShared ? max(available / CGFloat(count - index), 0) : equalShare
            members.place(
                index, at: CGPoint(axis, major, origin[axis.crossing] + (-guide - lower)).finiteOrZero,
                proposal: ProposedViewSize(axis, share, minor))
            major += size[axis]
            available -= size[axis]
        }
        return true
    }
}
