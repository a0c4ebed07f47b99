package import Foundation

/// How a stack shared its length: who was served when, what each was offered and what each took.
package struct StackExplanation: Equatable, Sendable {
    package struct Step: Equatable, Sendable {
        /// The view's place in the stack, from zero.
        package let index: Int
        package let priority: Double
        /// The view's least and greatest length, where the stack had to know them.
        package let limits: ClosedRange<CGFloat>?
        package let offered: CGFloat?
        package let length: CGFloat
    }

    package let axis: Axis
    package let proposal: CGFloat?
    /// The distances between the views, all together.
    package let gaps: CGFloat
    package let length: CGFloat
    /// The views in the order in which they were served.
    package let steps: [Step]
}

extension StackExplanation: CustomStringConvertible {
    /// One line for the stack and one for each view.
    package var description: String {
        let head = "proposal \(proposal?.outlineText ?? "nil"), gaps \(gaps.outlineText) → \(length.outlineText)"
        let lines = steps.map { step in
            var words = "view \(step.index): offered \(step.offered?.outlineText ?? "nil") → \(step.length.outlineText)"
            if let limits = step.limits {
                words += " (\(limits.lowerBound.outlineText) to \(limits.upperBound.outlineText))"
            }
            return step.priority == 0 ? words : words + " priority \(CGFloat(step.priority).outlineText)"
        }
        return ([head] + lines).joined(separator: "\n")
    }
}

extension HStackLayout {
    package func explanation(for proposal: ProposedViewSize, of subviews: LayoutSubviews) -> StackExplanation {
        solver.explanation(for: proposal, of: subviews)
    }
}

extension VStackLayout {
    package func explanation(for proposal: ProposedViewSize, of subviews: LayoutSubviews) -> StackExplanation {
        solver.explanation(for: proposal, of: subviews)
    }
}

extension Layout {
    /// How the layout shared its length, if it is a horizontal or vertical stack.
    package func stackExplanation(
        for proposal: ProposedViewSize, of subviews: LayoutSubviews
    ) -> StackExplanation? {
        switch self {
        case let stack as HStackLayout: stack.explanation(for: proposal, of: subviews)
        case let stack as VStackLayout: stack.explanation(for: proposal, of: subviews)
        case let layout as AnyLayout: layout.base.stackExplanation(for: proposal, of: subviews)
        default: nil
        }
    }
}

extension StackSolver {
    package func explanation(for proposal: ProposedViewSize, of subviews: LayoutSubviews) -> StackExplanation {
        var cache = _StackCache()
        update(&cache, subviews)
        solve(proposal, subviews, &cache)
        let slots = cache.slots.map { Array(UnsafeBufferPointer(start: $0.first, count: $0.count)) } ?? []
        let isProbed = cache.probedMinor != nil
        let order = isProbed ? slots.map(\.turn) : Array(slots.indices)
        // A view that is alone with its priority need not be probed.
        let probed = slots.indices.filter { index in
            !cache.hasPriorities || slots.count { $0.priority == slots[index].priority } > 1
        }
        let steps = order.map { index in
            let slot = slots[index]
            let limits = isProbed && probed.contains(index) ? slot.minimum...max(slot.minimum, slot.maximum) : nil
            return StackExplanation.Step(
                index: index, priority: cache.hasPriorities ? slot.priority : subviews.first?.priority ?? 0,
                limits: limits, offered: proposal[axis] == nil ? nil : slot.offered, length: slot.length)
        }
        return StackExplanation(
            axis: axis, proposal: proposal[axis], gaps: cache.gapTotal, length: cache.size[axis], steps: steps)
    }
}
