import Foundation

/// Shares a length among tracks, as a stack does among views of one priority: the columns or rows of a grid.
enum TrackSolver {
    /// Serves the least flexible tracks first, each with an equal share of what is left.
    ///
    /// - Parameters:
    ///   - length: what there is to share; nil lets each track take its ideal length.
    ///   - answer: a track's length when it is offered a share.
    static func lengths(
        _ length: CGFloat?, count: Int, answer: (_ track: Int, _ share: CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let length else {
            return (0..<count).map { answer($0, nil) }
        }
        if length <= 0 || length == .infinity {
            return (0..<count).map { answer($0, length <= 0 ? 0 : .infinity) }
        }
        var order = Array(0..<count)
        if count > 1 {
            let flexibilities = order.map {
                Flexibility(smallest: answer($0, 0), largest: answer($0, .infinity))
            }
            order.sort {
                let (first, second) = (flexibilities[$0], flexibilities[$1])
                return first < second || (first == second && $0 < $1)
            }
        }
        var available = length
        var lengths = Array(repeating: CGFloat.zero, count: count)
        for (position, track) in order.enumerated() {
            lengths[track] = answer(track, max(available / CGFloat(count - position), 0))
            let rest = available - lengths[track]
            if !rest.isNaN {
                available = rest
            }
        }
        return lengths
    }
}
