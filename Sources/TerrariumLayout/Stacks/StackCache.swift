public import Foundation

/// What a stack keeps about its views.
///
/// What is kept of each view lies in one block of memory, which is made when a stack has to share a length. A stack whose
/// views have steady sizes never does, and needs none.
public struct _StackCache {
    /// Whether the views' priorities differ.
    @usableFromInline
    package var hasPriorities = false

    /// The distance between neighbours; nil where each view has its own distance to the one before.
    @usableFromInline
    package var uniformGap: CGFloat?
    @usableFromInline
    package var gapTotal: CGFloat = 0

    /// The length across for which the views' least and greatest lengths, and so their order, were found.
    @usableFromInline
    package var probedMinor: CGFloat??
    /// Whether the views were ever put in order.
    @usableFromInline
    package var isOrdered = false

    /// The proposal that the arrangement in the slots answers.
    @usableFromInline
    package var solvedProposal: ProposedViewSize?
    @usableFromInline
    package var size = CGSize.zero

    @usableFromInline
    package var slots: StackSlots?

    @inlinable
    package init() {}

    /// Forgets everything that depends on the sizes of the views.
    @inlinable
    package mutating func forgetSizes() {
        probedMinor = nil
        solvedProposal = nil
    }

    /// The slots of all views, for writing. Those of a copy of the cache stay as they are.
    @inlinable
    package mutating func writableSlots(_ count: Int) -> StackSlots {
        // Asked first, while no other reference is in hand.
        let isOwn = isKnownUniquelyReferenced(&slots)
        if isOwn, let slots, slots.count == count { return slots }
        let fresh = StackSlots.make(count, copying: slots)
        slots = fresh
        return fresh
    }
}

/// What a stack keeps about one view.
@usableFromInline
package struct StackSlot {
    /// The distance in front of the view, where the stack has no uniform one.
    @usableFromInline
    package var gap: CGFloat = 0
    @usableFromInline
    package var priority: Double = 0
    /// The view's smallest and largest lengths across `probedMinor`.
    @usableFromInline
    package var minimum: CGFloat = 0
    @usableFromInline
    package var maximum: CGFloat = 0
    /// What the view was offered; of no meaning where the stack was offered nothing.
    @usableFromInline
    package var offered: CGFloat = 0
    @usableFromInline
    package var length: CGFloat = 0
    @usableFromInline
    package var minorLength: CGFloat = 0
    @usableFromInline
    package var minorOrigin: CGFloat = 0
    /// Which view is measured in the turn that this slot's place stands for.
    @usableFromInline
    package var turn = 0

    @inlinable
    package init() {}
}

/// The slots of a stack, in one block.
@usableFromInline
package final class StackSlots: ManagedBuffer<Int, StackSlot> {
    @inlinable
    package var count: Int { header }

    /// The first slot. The block must be kept alive while it is used.
    @inlinable
    package var first: UnsafeMutablePointer<StackSlot> { withUnsafeMutablePointerToElements { $0 } }

    /// Makes empty slots, or copies of others where there are as many.
    @inlinable
    package static func make(_ count: Int, copying other: StackSlots?) -> StackSlots {
        let slots = unsafeDowncast(StackSlots.create(minimumCapacity: count) { _ in count }, to: StackSlots.self)
        if let other, other.count == count {
            slots.first.initialize(from: other.first, count: count)
        } else {
            slots.first.initialize(repeating: StackSlot(), count: count)
        }
        return slots
    }
}
