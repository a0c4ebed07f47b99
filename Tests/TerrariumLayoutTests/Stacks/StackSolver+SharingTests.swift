import Foundation
import TerrariumLayout
import Testing

/// The order in which a stack serves its views.
struct StackSolverSharingTests {
    /// A view that takes what it is offered between two limits.
    private static func elastic(_ least: CGFloat, _ greatest: CGFloat) -> TestLeaf {
        TestLeaf { proposal, _ in
            CGSize(width: min(max(proposal.width ?? least, least), greatest), height: 10)
        }
    }

    /// Serves the views by the rule, written as plainly as it reads: by priority, then by flexibility, then in order.
    private static func expected(_ views: [(least: CGFloat, greatest: CGFloat, priority: Double)], _ width: CGFloat)
        -> [CGFloat]
    {
        let order = views.indices.sorted { one, other in
            let (first, second) = (views[one], views[other])
            if first.priority != second.priority { return first.priority > second.priority }
            let (range, otherRange) = (first.greatest - first.least, second.greatest - second.least)
            return range == otherRange ? one < other : range < otherRange
        }
        var lengths = Array(repeating: CGFloat.zero, count: views.count)
        var available = width
        for (position, view) in order.enumerated() {
            let priority = views[view].priority
            let later = order[position...].filter { views[$0].priority == priority }.count
            let reserved = order[position...].filter { views[$0].priority < priority }
                .reduce(0) { $0 + views[$1].least }
            let share = max((available - reserved) / CGFloat(later), 0)
            lengths[view] = min(max(share, views[view].least), views[view].greatest)
            available -= lengths[view]
        }
        return lengths
    }

    /// Few views are put in order where they stand, many by the library's sort.
    @Test(arguments: [2, 3, 7, 16, 17, 40], [1, 2, 3])
    func viewsAreServedByPriorityAndFlexibility(_ count: Int, _ priorities: Int) {
        let views = (0..<count).map { number -> (least: CGFloat, greatest: CGFloat, priority: Double) in
            let least = CGFloat(number * 7 % 5)
            return (least, least + CGFloat(number * 11 % 13 + 1) * 4, Double(number * 5 % priorities))
        }
        for width in [0, 50, CGFloat(count * 10), CGFloat(count * 30)] where width > 0 {
            let elements = views.map { view in
                let leaf = Self.elastic(view.least, view.greatest)
                leaf.priority = view.priority
                return leaf
            }
            let row = TestContainer(HStackLayout(spacing: 0), elements)
            row.layOut(in: ProposedViewSize(width: width, height: 10))
            let expected = Self.expected(views, width)
            for (element, length) in zip(elements, expected) { #expect(abs(element.size.width - length) < 1e-9) }
        }
    }
}
