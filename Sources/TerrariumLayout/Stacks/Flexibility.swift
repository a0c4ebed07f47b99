import Foundation

/// How much a view's length can change: the order in which a stack or a grid serves its members.
struct Flexibility: Comparable {
    let smallest: CGFloat
    let largest: CGFloat

    private var range: CGFloat {
        // A view that is always infinite does not change, and infinity less infinity is no number.
        smallest == largest ? 0 : largest - smallest
    }

    /// The least flexible comes first. Of two that grow without limit, the one that needs more comes first.
    static func < (one: Flexibility, other: Flexibility) -> Bool {
        let (first, second) = (one.range, other.range)
        if first == .infinity, second == .infinity {
            return one.smallest > other.smallest
        }
        return first < second
    }

    static func == (one: Flexibility, other: Flexibility) -> Bool {
        !(one < other) && !(other < one)
    }
}
