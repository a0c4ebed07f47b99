import Foundation
import Terrarium
import TerrariumLayout

/// A row of dots, one for each page. A negative number of pages counts as none.
nonisolated struct PageDots: View, Equatable, Sendable {
    typealias Body = Never

    /// The number of pages.
    var count: Int

    init(count: Int) {
        self.count = count
    }

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateLeaf(view, in: &cursor)
    }
}

extension PageDots: LeafView {
    func resolve(in context: LeafContext) -> Int { max(count, 0) }

    static func size(of resolved: Int, for proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
        CGSize(width: 8 * resolved, height: 16)
    }

    func describe(_ resolved: Int, in context: LeafContext) -> LeafDescription {
        var description = LeafDescription("PageDots")
        description.attributes = [SnapshotAttribute("count", CGFloat(resolved))]
        return description
    }
}
